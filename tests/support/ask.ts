import { request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path exactly as it is written, where fetch() would correct it. */
export type Ask = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<Answer>;

/** Asks the server on a port of this machine. */
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
