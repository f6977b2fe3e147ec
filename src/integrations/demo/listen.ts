import type { Server } from "node:http";
import process from "node:process";
import { stop } from "#tools/command.ts";

/** The addresses to listen on: that of this machine alone, or also those in its network. */
export const [thisMachine, everyAddress] = ["127.0.0.1", "0.0.0.0"];

/** Listens on PORT (4321 by default) and returns it; stops with one sentence if it cannot. */
export function listen(server: Server, host: string): Promise<number> {
  const port = Number(process.env["PORT"] || "4321");
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    stop("PORT must be a number from 0 to 65535.");
  }
  server.on("error", ({ code, message }: NodeJS.ErrnoException) =>
    stop(
      code === "EADDRINUSE"
        ? `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
        : `The server cannot start: ${message}`,
    ),
  );
  return new Promise((done) => {
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === "object" && address ? address.port : port);
    });
  });
}
