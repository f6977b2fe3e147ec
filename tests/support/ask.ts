import { request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** The response of a server. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path exactly as written; fetch() would normalize it. */
export type Ask = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<Answer>;

/** Sends requests to the server on a local port. */
export const askPort =
  (port: () => number): Ask =>
  (path, headers = {}, method = "GET") =>
    new Promise<Answer>((done, fail) => {
      request({ host: "127.0.0.1", port: port(), path, headers, method }, (response) => {
        buffer(response).then((body) => {
          done({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, fail);
      })
        .on("error", fail)
        .end();
    });
