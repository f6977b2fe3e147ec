import { get } from "node:http";

/** Downloads a file as the server sends it to a browser: compressed with Brotli. */
export const downloadCompressed = (url: URL) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      response.toArray().then((chunks) => {
        resolve(Buffer.concat(chunks));
      }, reject);
    }).on("error", reject);
  });
