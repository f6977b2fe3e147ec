/** The server behind `npm start` and the tests: hands out a folder of files the way a static host does. */
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cacheControl, redirects, redirectStatus, securityHeaders } from "./rules.ts";

/** Answers requests that are not for files; returns false to leave a request to the server. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** A file that is handed out. */
interface Served {
  path: string;
  type: string;
  body: Buffer;
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
}

type Encoding = "br" | "gzip";

const types: ReadonlyMap<string, string> = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".svg", "image/svg+xml; charset=utf-8"],
  [".png", "image/png"],
  [".ico", "image/x-icon"],
  [".woff2", "font/woff2"],
  [".txt", "text/plain; charset=utf-8"],
  [".xml", "application/xml; charset=utf-8"],
  [".webmanifest", "application/manifest+json; charset=utf-8"],
]);
const worthCompressing = /^(?:text|image\/svg|application\/(?:xml|manifest))/;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** Files that hosts read and never hand out. */
const hostsOwn = new Set(["_headers", "_redirects"]);

/** The files of a folder by the address that each answers to; hidden files and the hosts' own are left out. */
function filesOf(folder: string): Map<string, Served> {
  const files = new Map<string, Served>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    const parts = name.split(/[/\\]/);
    if (parts.some((part) => part.startsWith(".")) || hostsOwn.has(name)) continue;
    // A link could lead out of the folder.
    if (!lstatSync(file).isFile()) continue;
    const page = parts.join("/").replace(/\.html$/, "");
    const path = page === "index" ? "/" : `/${page}`;
    const body = readFileSync(file);
    files.set(path, {
      path,
      type: types.get(extname(name)) ?? "application/octet-stream",
      body,
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      compressed: new Map(),
    });
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
  const notFound = files.get("/404");
  files.delete("/404");
  const moved = redirects();

  /** The address that a nearly right one means, if any: one slash or one ending too many. */
  const canonical = (path: string): string | undefined => {
    if (path.startsWith("//")) return undefined;
    const bare = path.replace(/(?:\/index\.html|\.html|\/)$/, "") || "/";
    const target = files.has(bare) ? bare : moved.get(bare);
    return target === path ? undefined : target;
  };

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
    } else if (notFound) {
      await send(request, response, notFound, 404);
    } else {
      response.writeHead(404).end();
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
  status: number,
) {
  response.setHeader("Content-Type", file.type);
  response.setHeader("Cache-Control", cacheControl(file.path));
  const range = status === 200 ? rangeOf(request.headers.range, file.body.length) : undefined;
  const encoding = range || !worthCompressing.test(file.type) ? undefined : preferred(request);
  if (worthCompressing.test(file.type)) response.setHeader("Vary", "Accept-Encoding");
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  if (status === 200) {
    response.setHeader("ETag", etag);
    response.setHeader("Accept-Ranges", "bytes");
    const known = request.headers["if-none-match"]
      ?.split(",")
      .map((tag) => tag.trim().replace(/^W\//, ""));
    if (known?.includes(etag) || known?.includes("*")) {
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
      const ready = file.compressed.get(encoding) ?? compressors[encoding](body);
      file.compressed.set(encoding, ready);
      body = await ready;
    }
  }
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
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

/** The one range that a request asks for; several at once are answered with the whole file, as RFC 9110 allows. */
function rangeOf(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const [, from = "", to = ""] = match;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? ("unsatisfiable" as const) : { first, last };
}
