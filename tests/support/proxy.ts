import { createServer, type ServerResponse } from "node:http";
import { listen, stopListening } from "./listen.ts";

/** Serves the site from another origin, whose pages `send` answers with. Other files are as they are. */
export async function proxyPages(
  site: string,
  send: (page: string, response: ServerResponse) => unknown,
) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? "", site));
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "Content-Type": type });
      if (type.startsWith("text/html")) await send(await answer.text(), response);
      else response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    [Symbol.asyncDispose]: () => stopListening(server),
  };
}

/** An e-mail address in HTML, with the `mailto:` before it. */
const address = /(?:mailto:)?[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** Hides e-mail addresses in pages outside scripts, as Cloudflare's “Email Address Obfuscation” does. */
export const hideAddresses = (site: string) =>
  proxyPages(site, (page, response) => {
    const parts = page.split(/(<script[^]*?<\/script>)/);
    const hide = (part: string, index: number) =>
      index % 2 === 0 ? part.replaceAll(address, "/cdn-cgi/l/email-protection#5a3b") : part;
    response.end(parts.map(hide).join(""));
  });
