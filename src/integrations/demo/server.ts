/** The server of `npm start` and tests, with the rules of every host (`tools/hosting/rules.ts`). */
import { existsSync, globSync, readFileSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { isIP } from "node:net";
import { extname, join } from "node:path";
import send from "send";
import { encodings } from "#tools/hosting/compress.ts";
import * as rules from "#tools/hosting/rules.ts";

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

/**
 * Whether a request names this machine: by `localhost` or an IP address. A page of another site can
 * give its own host name this machine's address (DNS rebinding), and would then read the mailbox.
 */
function namesThisMachine({ headers: { host } }: IncomingMessage) {
  const hostname = URL.parse(`http://${host ?? ""}`)?.hostname ?? "";
  return hostname === "localhost" || isIP(hostname.replaceAll(/[[\]]/g, "")) !== 0;
}

/** Sends a response with a status and a text. */
export function sendText(response: ServerResponse, status: number, text: string, type = "plain") {
  response.writeHead(status, { "Content-Type": `text/${type}; charset=utf-8` }).end(text);
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

  /** Sends a file, or its compressed copy if there is one that the browser accepts. */
  function sendFile(request: IncomingMessage, response: ServerResponse, path: string) {
    const name = pages.has(path) ? `${path === "/" ? "/index" : path}.html` : path;
    const { prefix, cacheControl } = rules.immutableFiles;
    const accepted = String(request.headers["accept-encoding"]);
    const encoding = Object.entries(encodings).find(
      ([token, { suffix }]) => accepted.includes(token) && existsSync(join(folder, name + suffix)),
    );
    const type = rules.contentTypes.get(extname(name).slice(1)) ?? rules.unknownContentType;
    response.setHeader("Content-Type", type);
    response.setHeader(
      "Cache-Control",
      path.startsWith(prefix) ? cacheControl : rules.defaultCacheControl,
    );
    response.setHeader("Vary", "Accept-Encoding");
    if (encoding) response.setHeader("Content-Encoding", encoding[0]);
    send(request, encodeURI(name + (encoding?.[1].suffix ?? "")), {
      root: folder,
      dotfiles: "allow",
      cacheControl: false,
    })
      .on("error", ({ status }: { status: number }) => {
        response.removeHeader("Content-Encoding");
        if (response.headersSent) response.destroy();
        else if (status === 416) response.writeHead(status).end();
        else sendNotFoundPage(response);
      })
      .on("directory", sendNotFoundPage)
      .pipe(response);
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(rules.responseHeaders))
      response.setHeader(name, value);
    if (!namesThisMachine(request)) {
      sendText(response, 421, "Open this server by localhost or by its IP address.\n");
      return;
    }
    for (const handle of handlers) if (await handle(request, response)) return;
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      sendText(response, 405, "Only GET and HEAD are allowed.\n");
      return;
    }
    const { path, query } = splitUrl(request);
    const isPage = pages.has(path);
    const isDenied = denied.test(path) && !wellKnown.test(path);
    const target = isPage || isDenied ? undefined : redirectTarget(path);
    if (target !== undefined) {
      response.writeHead(rules.redirectStatus, { Location: target + query }).end();
    } else if (isDenied || (path.endsWith("/") && !isPage)) {
      sendNotFoundPage(response);
    } else {
      sendFile(request, response, path);
    }
  }

  const server = createHttpServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "The server failed.\n");
    });
  });
  // After Node's 5 seconds, a client on a busy machine may use a connection that just closed.
  server.keepAliveTimeout = 60_000;
  return server;
}
