/** Serves a built site compressed as most hosts do, with Brotli of quality 5: folder, port, mailbox. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import process from "node:process";
import type { Connect } from "vite";
import { mailbox } from "#demo/mailbox/mailbox.ts";
import { previewSite } from "#demo/preview.ts";
import { brotli } from "../support/first-round-trip.ts";

const types = new Map([
  [".html", "text/html"],
  [".js", "text/javascript"],
  [".svg", "image/svg+xml"],
]);
const quality5 = brotli(5);

/** Answers requests for text files, each compressed once. */
function compressed(folder: string): Connect.NextHandleFunction {
  const bodies = new Map<string, Buffer>();
  return ({ url = "" }, response, next) => {
    const { pathname } = new URL(url, "http://localhost");
    const name =
      pathname === "/" ? "/index.html" : extname(pathname) ? pathname : `${pathname}.html`;
    const [file, type] = [join(folder, name), types.get(extname(name))];
    if (type === undefined || !existsSync(file)) {
      next();
      return;
    }
    const body = bodies.get(name) ?? quality5.compress(readFileSync(file));
    bodies.set(name, body);
    response.writeHead(200, { "Content-Type": type, "Content-Encoding": "br" }).end(body);
  };
}

const [folder, port, messages] = process.argv.slice(2);
assert.ok(folder && port && messages);
await previewSite(folder, {
  port: Number(port),
  middlewares: [mailbox(messages), compressed(folder)],
});
