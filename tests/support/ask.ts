import { request, type IncomingHttpHeaders } from "node:http";

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path exactly as it is spelt, which fetch() would put right. */
export type Ask = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<Answer>;

/** Asks the server on a port of this machine. */
export const asking =
  (port: () => number): Ask =>
  (path, headers = {}, method = "GET") =>
    new Promise<Answer>((done, fail) => {
      request({ host: "127.0.0.1", port: port(), path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
      })
        .on("error", fail)
        .end();
    });
