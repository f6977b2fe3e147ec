import { request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** The response of a server. */
interface ServerResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Returns a function that sends requests to the server on a local port. It requests a path exactly as
 * written; fetch() would normalize it.
 */
export const requestsTo =
  (port: () => number) =>
  (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<ServerResponse>((done, fail) => {
      request({ host: "127.0.0.1", port: port(), path, headers, method }, (response) => {
        buffer(response).then((body) => {
          done({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, fail);
      })
        .on("error", fail)
        .end();
    });
