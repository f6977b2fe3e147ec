/** The server of `npm start` and tests, with the rules of every host (`tools/hosts/rules.ts`). */
import { globSync, readFileSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import * as rules from "#tools/hosts/rules.ts";

/** Handles requests that are not for files. Returns false to pass a request to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface Options {
  /** The built site. */
  folder: string;
  /** Called in order, before files are served. */
  handlers?: readonly Handler[];
}

/** Returns the URL path of a file of the built site, such as `/areas` for `areas.html`. */
export function pathOfFile(name: string): string {
  const path = `/${name.replaceAll("\\", "/").replace(/\.html$/, "")}`;
  return path === "/index" ? "/" : path;
}

/** Splits a URL into its path, decoded unless malformed, and its query with the question mark. */
export function splitUrl({ url = "" }: IncomingMessage) {
  const [path = ""] = url.split("?");
  const query = url.slice(path.length);
  try {
    return { path: decodeURI(path), query };
  } catch {
    return { path, query };
  }
}

const denied = new RegExp(rules.deniedPaths);
const wellKnown = new RegExp(rules.wellKnownPaths);

/** Serves a built site with clean URLs, redirects to them, and the not-found page for the rest. */
export function createServer({ folder, handlers = [] }: Options) {
  const pages = new Set(
    globSync("**/*.html", { cwd: folder })
      .map(pathOfFile)
      .filter((path) => !denied.test(path)),
  );
  const notFoundPage = readFileSync(join(folder, "404.html"));
  // `dev` looks up files at each request: compressed copies are added while the server runs.
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });

  /** Returns the page that another spelling of its path redirects to. */
  function redirectTarget(path: string): string | undefined {
    const suffix = rules.redirectedSuffixes.find((ending) => path.endsWith(ending)) ?? "";
    const page = path.slice(0, path.length - suffix.length) || "/";
    return rules.redirects.get(path) ?? (pages.has(page) ? page : undefined);
  }

  function sendNotFoundPage(response: ServerResponse) {
    response
      .writeHead(404, {
        "Cache-Control": rules.defaultCacheControl,
        "Content-Type": rules.contentTypes.get("html"),
      })
      .end(notFoundPage);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, path: string) {
    const extension = pages.has(path) ? "html" : extname(path).slice(1);
    const { prefix, cacheControl } = rules.immutableFiles;
    response.setHeader(
      "Content-Type",
      rules.contentTypes.get(extension) ?? rules.unknownContentType,
    );
    response.setHeader(
      "Cache-Control",
      path.startsWith(prefix) ? cacheControl : rules.defaultCacheControl,
    );
    serveFile(request, response, () => {
      sendNotFoundPage(response);
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    for (const handle of handlers) if (await handle(request, response)) return;
    for (const [name, value] of Object.entries(rules.responseHeaders))
      response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain" });
      response.end("Only GET and HEAD are allowed.\n");
      return;
    }
    const { path, query } = splitUrl(request);
    const isPage = pages.has(path);
    const isDenied = denied.test(path) && !wellKnown.test(path);
    const target = isPage || isDenied ? undefined : redirectTarget(path);
    if (target !== undefined) {
      response.writeHead(rules.redirectStatus, { Location: target + query }).end();
    } else if (isDenied || (path.endsWith("/") && !isPage)) {
      // sirv would also serve a file at its path with a trailing slash.
      sendNotFoundPage(response);
    } else {
      sendFile(request, response, path);
    }
  }

  const server = createHttpServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
      response.end("The server failed.\n");
    });
  });
  // After Node's 5 seconds, a client on a busy machine may use a connection that just closed.
  server.keepAliveTimeout = 60_000;
  return server;
}
