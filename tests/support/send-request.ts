import { request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** The response of a server. */
export interface ServerResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path exactly as written; fetch() would normalize it. */
export type SendRequest = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<ServerResponse>;

/** Returns a function that sends requests to the server on a local port. */
export const requestsTo =
  (port: () => number): SendRequest =>
  (path, headers = {}, method = "GET") =>
    new Promise((done, fail) => {
      request({ host: "127.0.0.1", port: port(), path, headers, method }, (response) => {
        buffer(response).then((body) => {
          done({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, fail);
      })
        .on("error", fail)
        .end();
    });
