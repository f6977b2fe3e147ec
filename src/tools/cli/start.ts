/** Serves dist/ on PORT, in a demo with the stand-in for the e-mail service. */
import { existsSync } from "node:fs";
import { mailbox } from "#tools/demo/mailbox.ts";
import { readMode } from "#mode.ts";
import { createServer, type Handler } from "#tools/demo/server.ts";

const folder = process.env["DIST_DIR"] ?? "dist";
const wanted = process.env["PORT"] ?? "4321";
const port = Number(wanted);

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

if (!/^\d+$/.test(wanted) || port > 65_535)
  stop(`PORT is “${wanted}”; set it to a number from 0 to 65535.`);
if (!existsSync(`${folder}/index.html`))
  stop(`There is no built site in ${folder}/; run npm run build first.`);

/** The stand-in for the e-mail service. */
function standIn(): Handler {
  const box = mailbox();
  return (request, response) => box.handle(request, response);
}

const isDemo = readMode(process.env).kind === "demo";
const server = createServer({ folder, handlers: isDemo ? [standIn()] : [] });

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
  console.log(`The site stands at http://localhost:${actual}`);
  if (isDemo) console.log(`Quote requests arrive at http://localhost:${actual}/__mailbox`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
