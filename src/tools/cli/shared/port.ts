/** The port that a server of this project listens at. */
import { createServer } from "node:net";
import process from "node:process";

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The port of `PORT`, or 4321. Ends the process where `PORT` is no port. */
export function readPort(): number {
  const text = process.env["PORT"] || "4321";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    stop(`PORT is “${text}”; set it to a number from 0 to 65535.`);
  }
  return port;
}

/** Ends the process, with the reason, where a port cannot be listened at. */
export const requireFreePort = (port: number, command: string): Promise<void> =>
  new Promise((done) => {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} ${command}`,
      EACCES: `Port ${port} may not be used by this account. Choose another: PORT=4321 ${command}`,
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
