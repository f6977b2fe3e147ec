import { createServer } from "node:http";

/** Hands out the site at an origin of its own, each page only to the end of a text until it is told to go on. */
export async function stopAfter(text: string, site: string) {
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<undefined>();
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
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === "object" && address ? address.port : 0}`,
    goOn: () => {
      goOn(undefined);
    },
    [Symbol.asyncDispose]: () => {
      goOn(undefined);
      server.closeAllConnections();
      return new Promise<void>((done) => {
        server.close(() => {
          done();
        });
      });
    },
  };
}
