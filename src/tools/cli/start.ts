/** Behind `npm start`: serves dist/ on PORT, in a demo together with the fake e-mail service and its mailbox. */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMode } from "#mode.ts";
import { compressOnRequest } from "#tools/demo/compress-on-request.ts";
import { mailbox } from "#tools/demo/mailbox.ts";
import { createServer } from "#tools/demo/server.ts";

const built = process.env["DIST_DIR"] ?? "dist";
const wantedPort = process.env["PORT"] ?? "4321";
const port = Number(wantedPort);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!/^\d+$/.test(wantedPort) || port > 65_535)
  stop(`PORT is “${wantedPort}”; set it to a number from 0 to 65535.`);
if (!existsSync(`${built}/index.html`))
  stop(`There is no built site in ${built}/; run npm run build first.`);

// A copy takes the compressed files, and goes on being served while the site is built anew.
const folder = mkdtempSync(join(tmpdir(), "site-"));
process.once("exit", () => {
  rmSync(folder, { recursive: true, force: true });
});
cpSync(built, folder, { recursive: true, preserveTimestamps: true });

const isDemo = readMode(process.env).kind === "demo";
const server = createServer({
  folder,
  handlers: [...(isDemo ? [mailbox()] : []), compressOnRequest(folder)],
});

server.on("error", (error: NodeJS.ErrnoException) => {
  stop(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`
      : error.code === "EACCES"
        ? `Port ${port} may not be used by this account. Choose another: PORT=4321 npm start`
        : `The server cannot start: ${error.message}`,
  );
});
server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  console.log(`The site is at http://localhost:${actual}`);
  if (isDemo) console.log(`Quote requests arrive at http://localhost:${actual}/__mailbox`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
