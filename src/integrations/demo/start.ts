/**
 * `npm start`: serves dist/ (or DIST_DIR) on PORT to this machine, with `--host` also to its
 * network. A demo also gets the fake e-mail service and its mailbox.
 */
import "#tools/load-env.ts";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { readArguments, stop } from "#tools/command.ts";
import { readMode } from "#settings.ts";
import { compressOnRequest } from "./compress-on-request.ts";
import { everyAddress, listen, thisMachine } from "./listen.ts";
import { mailbox } from "./mailbox.ts";
import { createServer } from "./server.ts";

const { values } = readArguments("Usage: npm start, or npm start -- --host for a phone.", {
  options: { host: { type: "boolean" } },
});
const built = process.env["DIST_DIR"] ?? "dist";
if (!existsSync(join(built, "index.html"))) stop(`There is no built site in ${built}/.`);

// Serves a copy, which also gets the compressed files: a new build does not interrupt it.
const folder = mkdtempSync(join(tmpdir(), "site-"));
process.once("exit", () => {
  rmSync(folder, { recursive: true, force: true });
});
// Handlers that stay: after Ctrl+C both the terminal and npm can send SIGINT, and without a handler
// the second one would end the process before its copy is deleted.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
cpSync(built, folder, { recursive: true, preserveTimestamps: true });

const isDemo = readMode(process.env).kind === "demo";
const server = createServer({
  folder,
  handlers: [...(isDemo ? [mailbox()] : []), compressOnRequest(folder)],
});
const port = await listen(server, values.host ? everyAddress : thisMachine);
console.log(`The site is at http://localhost:${port}`);
if (isDemo) console.log(`Quote requests arrive at http://localhost:${port}/__mailbox`);
if (values.host) {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, family, internal } of addresses) {
    if (!internal && family === "IPv4") console.log(`In this network: http://${address}:${port}`);
  }
}
