import type { IncomingMessage, ServerResponse } from "node:http";

/** The most that a request may bring, far more than any form of the site: nobody can fill the memory. */
const maxBytes = 1_000_000;

/** The body of a request; undefined where it is larger than a form can be. What comes beyond that is thrown away. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
  }
  return size > maxBytes ? undefined : Buffer.concat(parts);
}

/** Ends a response with a status and a text. */
export function sendText(response: ServerResponse, status: number, text: string, type = "plain") {
  response.writeHead(status, { "Content-Type": `text/${type}; charset=utf-8` }).end(text);
}
