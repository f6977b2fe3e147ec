/**
 * Serves a built site with Vite's preview server, as hosts do: clean URLs, 404s, headers and redirects.
 * `astro preview` removes all plugins, with which the mailbox of a demo would be gone.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { preview, type Connect } from "vite";

interface Options {
  /** The port; any free one if it is 0. */
  port: number;
  /** The address to listen on; this machine's own by default, which others cannot reach. */
  host?: string;
  /** Called in order, before files are served. */
  middlewares?: readonly Connect.NextHandleFunction[];
}

/**
 * Starts a server of the site in a folder, and returns it. It answers only requests for `localhost`
 * or an IP address: another site could give its own name this machine's address (DNS rebinding).
 * Throws if the port is in use.
 */
export const previewSite = (
  folder: string,
  { port, host = "127.0.0.1", middlewares = [] }: Options,
) =>
  preview({
    configFile: false,
    appType: "mpa",
    build: { outDir: folder },
    preview: { port, host, strictPort: true, cors: false },
    plugins: [
      {
        name: "site",
        configurePreviewServer: (server) => {
          // Keeps connections open: after Node's 5 seconds, a client on a busy machine may use one that just closed.
          if ("keepAliveTimeout" in server.httpServer) server.httpServer.keepAliveTimeout = 60_000;
          for (const middleware of [hostHeaders(folder), ...middlewares, redirects(folder)])
            server.middlewares.use(middleware);
          return () => server.middlewares.use(notFound(folder));
        },
      },
    ],
  });

/** Returns the headers that the hosts' file `_headers` has for a path; of two values the later. */
export function headersIn(folder: string): (path: string) => ReadonlyMap<string, string> {
  const file = join(folder, "_headers");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const rules: { path: URLPattern; headers: [name: string, value: string][] }[] = [];
  for (const line of lines) {
    if (line.startsWith("/")) rules.push({ path: new URLPattern({ pathname: line }), headers: [] });
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return (pathname) =>
    new Map(rules.flatMap(({ path, headers }) => (path.test({ pathname }) ? headers : [])));
}

/** Sets the headers that `_headers` of the folder has for a path. */
function hostHeaders(folder: string): Connect.NextHandleFunction {
  const headersFor = headersIn(folder);
  return ({ url = "" }, response, next) => {
    response.setHeaders(new Map(headersFor(url.replace(/\?.*/, ""))));
    next();
  };
}

/** Returns the redirects that the hosts' file `_redirects` has: each path with its target. */
export function redirectsIn(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, "_redirects");
  const lines = existsSync(file) ? readFileSync(file, "utf8") : "";
  return new Map(
    [...lines.matchAll(/^(\/\S*) +(\S+)/gm)].map(([, from = "", to = ""]) => [from, to]),
  );
}

/** Follows the redirects of `_redirects`, and those of other spellings: a slash at the end, .html, and /index. */
function redirects(folder: string): Connect.NextHandleFunction {
  const targets = redirectsIn(folder);
  return ({ url = "" }, response, next) => {
    const [path = "", ...query] = url.split(/(?=\?)/);
    const page = path.replace(/(?:\.html|\/)$/, "").replace(/^\/index$/, "") || "/";
    // A doubled slash would lead to another host.
    const isPage = !path.startsWith("//") && existsSync(join(folder, `${page}.html`));
    const target = targets.get(path) ?? (isPage || page === "/" ? page : path);
    if (target === path) next();
    else response.writeHead(301, { Location: [target, ...query].join("") }).end();
  };
}

/** Answers with the not-found page when no file has the path, which Vite has completed by now. */
const notFound =
  (folder: string): Connect.NextHandleFunction =>
  ({ url = "" }, response, next) => {
    if (/\.html(?:\?|$)/.test(url) && existsSync(join(folder, url.replace(/\?.*/, "")))) next();
    else {
      response
        .writeHead(404, { "Content-Type": "text/html", "Cache-Control": "no-store" })
        .end(readFileSync(join(folder, "404.html")));
    }
  };
