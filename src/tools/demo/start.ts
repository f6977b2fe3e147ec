/** `npm start`: serves dist/, or DIST_DIR, on PORT (4321). A demo also gets the fake mailbox. */
import "#load-env.ts";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { readMode } from "#mode.ts";
import { compressOnRequest } from "./compress-on-request.ts";
import { mailbox } from "./mailbox.ts";
import { createServer } from "./server.ts";

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = Number(process.env["PORT"] || "4321");
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  stop("PORT must be a number from 0 to 65535.");
}
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
server.on("error", ({ code, message }: NodeJS.ErrnoException) =>
  stop(
    code === "EADDRINUSE"
      ? `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
      : `The server cannot start: ${message}`,
  ),
);
server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  console.log(`The site is at http://localhost:${actual}`);
  if (isDemo) console.log(`Quote requests arrive at http://localhost:${actual}/__mailbox`);
});
