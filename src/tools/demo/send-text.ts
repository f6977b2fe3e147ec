import type { ServerResponse } from "node:http";

/** Ends a response with a status and a plain text. */
export function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}
