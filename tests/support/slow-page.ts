import { createServer } from "node:http";
import { listen, stopListening } from "./listen.ts";

/** Serves the site from another origin. Pages stop arriving after `text` until `resume`. */
export async function stopAfter(text: string, site: string) {
  const { promise: waiting, resolve } = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? "", site));
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "Content-Type": type });
      if (!type.startsWith("text/html")) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      const page = await answer.text();
      const end = page.indexOf(text) + text.length;
      response.write(page.slice(0, end));
      await waiting;
      response.end(page.slice(end));
    })();
  });
  const port = await listen(server);
  const resume = () => {
    resolve(undefined);
  };
  return {
    origin: `http://localhost:${port}`,
    resume,
    [Symbol.asyncDispose]: () => {
      resume();
      return stopListening(server);
    },
  };
}
