/** The port of `npm start` and `npm run dev`. */
import { createServer } from "node:net";
import process from "node:process";

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Reads the port from `PORT`; 4321 by default. Ends the process if `PORT` is not a port number. */
export function readPort(): number {
  const text = process.env["PORT"] || "4321";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    stop(`PORT is “${text}”; set it to a number from 0 to 65535.`);
  }
  return port;
}

/** Ends the process with a message if no server can listen on the port. */
export const requireFreePort = (port: number, command: string): Promise<void> =>
  new Promise((done) => {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`,
      EACCES: `This account may not use port ${port}. Choose another port: PORT=4321 ${command}`,
    };
    const probe = createServer();
    probe.on("error", ({ code = "", message }: NodeJS.ErrnoException) =>
      stop(reasons[code] ?? `The server cannot start: ${message}`),
    );
    probe.listen(port, () => {
      probe.close(() => {
        done();
      });
    });
  });
