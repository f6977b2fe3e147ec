import { get } from "node:http";

/** A page as the server sends it to a browser. */
export const sent = (url: URL) =>
  new Promise<Buffer>((done, failed) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      response.toArray().then((chunks) => {
        done(Buffer.concat(chunks));
      }, failed);
    }).on("error", failed);
  });
