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

/** Says why a server cannot listen at a port, and ends the process. */
export function stopForPort(error: NodeJS.ErrnoException, port: number, command: string): never {
  if (error.code === "EADDRINUSE") {
    stop(
      `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} ${command}`,
    );
  }
  if (error.code === "EACCES") {
    stop(`Port ${port} may not be used by this account. Choose another: PORT=4321 ${command}`);
  }
  stop(`The server cannot start: ${error.message}`);
}

/** Ends the process, with the reason, where a port cannot be listened at. */
export const requireFreePort = (port: number, command: string): Promise<void> =>
  new Promise((done) => {
    const probe = createServer();
    probe.on("error", (error) => stopForPort(error, port, command));
    probe.listen(port, () => {
      probe.close(() => {
        done();
      });
    });
  });
