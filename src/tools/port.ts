import process from "node:process";
import { stop } from "./command.ts";

/** Reads the port of `npm start` and `npm run dev` from PORT; stops with one sentence if it is none. */
export function readPort(): number {
  const port = Number(process.env["PORT"] || "4321");
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  return stop("PORT must be a number from 0 to 65535.");
}
