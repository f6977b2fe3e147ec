/** The CMS in `astro dev`, and in a build whose owner asks for it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import type { Handler } from "#tools/demo/server.ts";
import { cmsFiles, type CmsOptions } from "./files.ts";

const types: ReadonlyMap<string, string> = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json"],
  [".png", "image/png"],
  [".txt", "text/plain; charset=utf-8"],
  [".wasm", "application/wasm"],
  [".woff2", "font/woff2"],
]);

/**
 * Answers requests for the CMS in `astro dev`. Vite knows nothing of its page: it would load it anew whenever
 * the CMS saves a file.
 */
export function serveCms(options: CmsOptions): Handler {
  const files = cmsFiles(options);
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const address = path === "/admin" || path === "/admin/" ? "/admin.html" : path;
    const read = files.get(address);
    if (!read) return false;
    response
      .writeHead(200, { "Content-Type": types.get(extname(address)) ?? "application/octet-stream" })
      .end(await read());
    return true;
  };
}

/** Writes the CMS into a built site. */
export async function writeCms(folder: string, options: CmsOptions) {
  for (const [address, read] of cmsFiles(options)) {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await read());
  }
}
