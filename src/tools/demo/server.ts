/** The server behind `npm start` and the tests: hands out a folder of files the way a static host does. */
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { extname, join } from "node:path";
import { encodings, type Encoding } from "#tools/hosts/compress.ts";
import {
  cacheControl,
  closed,
  contentTypes,
  isText,
  redirects,
  redirectStatus,
  securityHeaders,
  strayEndings,
  unknownType,
} from "#tools/hosts/rules.ts";

/** Answers requests that are not for files; returns false to leave a request to the server. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** A file that is handed out. */
interface Served {
  path: string;
  type: string;
  body: Buffer;
  etag: string;
  /** When it was written, in whole seconds, as HTTP counts. */
  modified: Date;
  compressed: Map<Encoding, Promise<Buffer>>;
}

const isClosed = new RegExp(closed);

function readServed(folder: string, name: string): Served {
  const file = join(folder, name);
  const body = readFileSync(file);
  const page = name.replace(/\.html$/, "");
  return {
    path: page === "index" ? "/" : `/${page}`,
    type: contentTypes.get(extname(name).slice(1)) ?? unknownType,
    body,
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    modified: new Date(Math.floor(lstatSync(file).mtimeMs / 1000) * 1000),
    compressed: new Map(),
  };
}

/** The files of a folder by the address that each answers to. */
function filesOf(folder: string): Map<string, Served> {
  const files = new Map<string, Served>();
  for (const found of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const name = found.replaceAll("\\", "/");
    // A link could lead out of the folder.
    if (isClosed.test(`/${name}`) || !lstatSync(join(folder, name)).isFile()) continue;
    const file = readServed(folder, name);
    files.set(file.path, file);
  }
  return files;
}

/**
 * Serves a built site: clean addresses, one redirect from what is nearly right, the not-found page with
 * status 404 for the rest. Which addresses exist is decided by a map made at the start, so that no
 * address can lead out of the folder.
 */
export function createServer({
  folder,
  handlers = [],
}: {
  folder: string;
  handlers?: readonly Handler[];
}) {
  const files = filesOf(folder);
  const notFound = readServed(folder, "404.html");
  const moved = redirects();

  /** The address that a nearly right one means, if any. */
  const canonical = (path: string): string | undefined =>
    moved.get(path) ??
    (isClosed.test(path) ? [] : strayEndings)
      .filter((stray) => path.endsWith(stray))
      .map((stray) => path.slice(0, -stray.length) || "/")
      .find((page) => files.get(page)?.type === contentTypes.get("html"));

  return createHttpServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
      response.end("The server met a fault.\n");
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    for (const handler of handlers) if (await handler(request, response)) return;
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain" });
      response.end("Only GET and HEAD are answered here.\n");
      return;
    }
    const [address = "", ...query] = (request.url ?? "").split("?");
    const path = decoded(address);
    const file = path === undefined ? undefined : files.get(path);
    if (file) {
      await send(request, response, file, 200);
      return;
    }
    const target = path === undefined ? undefined : canonical(path);
    if (target !== undefined) {
      response.writeHead(redirectStatus, { Location: [target, ...query].join("?") });
      response.end();
    } else {
      await send(request, response, notFound, 404);
    }
  }
}

/** A path without percent-encoding; undefined where it is malformed. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: Served,
  status: 200 | 404,
) {
  response.setHeader("Content-Type", file.type);
  response.setHeader("Cache-Control", cacheControl(file.path));
  const mayShrink = isText(file.type);
  if (mayShrink) response.setHeader("Vary", "Accept-Encoding");
  if (status === 200) {
    response.setHeader("Last-Modified", file.modified.toUTCString());
    response.setHeader("Accept-Ranges", "bytes");
  }
  const range = status === 200 ? rangeOf(request, file) : undefined;
  const encoding = range || !mayShrink ? undefined : preferred(request);
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  if (status === 200) {
    response.setHeader("ETag", etag);
    if (isKnown(request, etag, file.modified)) {
      response.writeHead(304).end();
      return;
    }
  }
  if (range === "unsatisfiable") {
    response.writeHead(416, { "Content-Range": `bytes */${file.body.length}` }).end();
    return;
  }
  let body = file.body;
  if (range) {
    response.statusCode = 206;
    response.setHeader("Content-Range", `bytes ${range.first}-${range.last}/${body.length}`);
    body = body.subarray(range.first, range.last + 1);
  } else {
    response.statusCode = status;
    if (encoding) {
      response.setHeader("Content-Encoding", encoding);
      const ready = file.compressed.get(encoding) ?? encodings[encoding].compress(body);
      file.compressed.set(encoding, ready);
      body = await ready;
    }
  }
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Whether the browser has what would be sent: by its tag, and only without one by its date (RFC 9110, section 13.2.2). */
function isKnown({ headers }: IncomingMessage, etag: string, modified: Date): boolean {
  const tags = headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (tags) return tags.includes(etag) || tags.includes("*");
  return Date.parse(headers["if-modified-since"] ?? "") >= modified.getTime();
}

/** The encoding that the browser likes best, Brotli before gzip (RFC 9110, section 12.5.3). */
function preferred(request: IncomingMessage): Encoding | undefined {
  const header = request.headers["accept-encoding"];
  const weights = new Map(
    (typeof header === "string" ? header : "").split(",").map((part) => {
      const [name = "", weight] = part.trim().split(/\s*;\s*q=/);
      return [name.toLowerCase(), weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const best = weightOf("gzip") > weightOf("br") ? "gzip" : "br";
  return weightOf(best) > 0 ? best : undefined;
}

/**
 * The one range that a request asks for. Several at once, and a part of what the file no longer is, are
 * answered with the whole file, as RFC 9110 allows (sections 14.2 and 13.1.5).
 */
function rangeOf({ headers }: IncomingMessage, { body, etag, modified }: Served) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const condition = headers["if-range"];
  if (condition && condition !== etag && condition !== modified.toUTCString()) return undefined;
  const [, from = "", to = ""] = match;
  const first = from === "" ? Math.max(0, body.length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? body.length - 1 : Math.min(Number(to), body.length - 1);
  return first > last ? ("unsatisfiable" as const) : { first, last };
}
