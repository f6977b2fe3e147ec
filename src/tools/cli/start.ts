/** `npm start`: serves dist/ on PORT; a demo also gets the fake e-mail service and its mailbox. */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { readMode } from "#mode.ts";
import { compressOnRequest } from "#tools/demo/compress-on-request.ts";
import { mailbox } from "#tools/demo/mailbox.ts";
import { createServer } from "#tools/demo/server.ts";
import { readPort, requireFreePort } from "./shared/port.ts";
import { buildIfChanged } from "./shared/site-build.ts";

const port = readPort();
const builtElsewhere = process.env["DIST_DIR"];
// Checked before the build, which takes longer.
await requireFreePort(port, "npm start");
if (!builtElsewhere) await buildIfChanged();
const built = builtElsewhere ?? "dist";
if (!existsSync(`${built}/index.html`)) {
  console.error(`There is no built site in ${built}/.`);
  process.exit(1);
}

// Serves a copy, which also receives the compressed files, so that a new build does not interrupt the server.
const folder = mkdtempSync(join(tmpdir(), "site-"));
process.once("exit", () => {
  rmSync(folder, { recursive: true, force: true });
});
// Handlers that stay: Ctrl+C can send SIGINT twice (see run.mjs), and without a handler the second one would end the
// process before its copy is deleted.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
cpSync(built, folder, { recursive: true, preserveTimestamps: true });

const isDemo = readMode(process.env).kind === "demo";
const server = createServer({
  folder,
  handlers: [...(isDemo ? [mailbox()] : []), compressOnRequest(folder)],
});

server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  console.log(`The site is at http://localhost:${actual}`);
  if (isDemo) console.log(`Quote requests arrive at http://localhost:${actual}/__mailbox`);
});
