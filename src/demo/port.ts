import { readSettings } from "#settings.ts";
import { stop } from "#command.ts";

/** Reads the port of `npm start` and `npm run dev` from PORT; stops with one sentence if it is none. */
export function readPort(): number {
  const port = Number(readSettings().port);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  return stop("PORT must be a number from 1 to 65535.");
}

/** Stops because a server cannot listen on a port. */
export const stopAtPort = (port: number, error: unknown) =>
  stop(
    `${error instanceof Error ? error.message : String(error)}. Write another port into .env, such as PORT=${port + 1}.`,
  );
