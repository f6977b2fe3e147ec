import type { IncomingMessage, ServerResponse } from "node:http";

/** The maximum size of a request body, which protects the server's memory. Forms send far less. */
const maxBytes = 1_000_000;

/** Reads a request's body; undefined if it is larger than 1 MB, and the rest is discarded. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
  }
  return size > maxBytes ? undefined : Buffer.concat(parts);
}

/** Sends a response with a status and a text. */
export function sendText(response: ServerResponse, status: number, text: string, type = "plain") {
  response.writeHead(status, { "Content-Type": `text/${type}; charset=utf-8` }).end(text);
}
