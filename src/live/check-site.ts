/** Checks a whole live site against the folder that was built. */
import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { connect } from "node:tls";
import { DomUtils, parseDocument } from "htmlparser2";
import { headersIn } from "#demo/preview.ts";
import { shareImagePath, sitemapPath, staticRoutes } from "#routes.ts";
import { HostFailure, type liveClient } from "./client.ts";
import { compare, compareCertificate, type Expected, type Finding } from "./compare.ts";

type Client = ReturnType<typeof liveClient>;

const elementsIn = (document: Buffer, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(document.toString()));

/** Reads a built site: its files, the files of its pages by path, and its redirects. */
export function builtSite(folder: string) {
  const read = (path: string) => readFileSync(join(folder, path));
  const names = globSync("**/*.*", { cwd: folder });
  const files = new Set(names.map((name) => `/${name.replaceAll("\\", "/")}`));
  const lines = String(read("_redirects")).matchAll(/^(\/\S*) (\/\S*)/gm);
  const redirects = new Map([...lines].map(([, from = "", to = ""]) => [from, to] as const));
  const pages = [...files].flatMap((file) => {
    const path = file.replace(/index\.html$|\.html$/, "");
    const isPage = file.endsWith(".html") && !/^\/(?:404|admin)/.test(file);
    return isPage && !redirects.has(path) ? [[path, file] as const] : [];
  });
  return { read, files, redirects, pages: new Map(pages), headers: headersIn(folder) };
}

type Site = ReturnType<typeof builtSite>;

/** Returns the addresses in the live sitemaps; none if there is no sitemap. */
export async function liveSitemap(origin: string, { get }: Client): Promise<string[]> {
  const read = async (sitemap: string) =>
    elementsIn((await get(sitemap)).body, "loc").map((loc) => DomUtils.textContent(loc));
  const sitemaps = await read(origin + sitemapPath);
  return (await Promise.all(sitemaps.map(read))).flat();
}

/** Lists the addresses of the live sitemap that the build neither has nor redirects. */
export const vanished = (addresses: readonly string[], { pages, redirects }: Site): Finding[] =>
  addresses
    .map((address) => decodeURI(new URL(address).pathname))
    .filter((path) => !pages.has(path) && !redirects.has(path))
    .map((where) => ({ kind: "vanished", what: "The build in dist/ lacks this page.", where }));

/** Returns the last day of the certificate of a host; undefined without an answer. */
const lastDayOf = ({ hostname: host, port }: URL) =>
  new Promise<Date | undefined>((done) => {
    const server = { host, servername: host, port: Number(port || 443), rejectUnauthorized: false };
    const socket = connect(server, () => {
      done(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    }).on("error", () => done(undefined));
  });

/** The other addresses of a site that people type, with what is expected of each. */
export function otherAddresses({ hostname, port, protocol, href: target }: URL) {
  if (port !== "" || protocol !== "https:") return [];
  const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  return [
    [`http://${hostname}/`, { target, mostHops: 1 }],
    [`https://${other}/`, { target, mostHops: 1 }],
    [`http://${other}/`, { target, mostHops: 2 }],
  ] as const;
}

/** Checks what a host can get wrong, and returns what it finds. */
export async function checkSite(origin: string, site: Site, client: Client): Promise<Finding[]> {
  const { read, files, pages, redirects, headers } = site;
  const { areas, home } = staticRoutes;
  const found: Finding[] = [];
  const report = (kind: Finding["kind"], what: string, where = origin) =>
    found.push({ kind, what, where });
  const url = (path: string) => new URL(encodeURI(path), origin).href;
  const file = ([path, name = path]: readonly [path: string, name?: string]) =>
    [path, { built: read(name), headers: headers(path) }] as const;
  const redirect = ([from, to]: readonly [from: string, to: string]) => {
    const documents = [`${from.replace(/\/$/, "")}.html`, pages.get(to) ?? ""];
    const built = documents.filter((name) => files.has(name)).map(read);
    return [from, { target: url(to), mostHops: 1, documents: built }] as const;
  };
  const ask = async ([where, expected]: readonly [where: string, Expected]) => {
    found.push(...compare(where, await client.get(url(where)), expected, files));
  };
  const assets = [...files].filter((name) => name.startsWith("/_astro/"));
  const oneOfEach = new Map(assets.map((name) => [extname(name), name])).values();
  try {
    if (!read("robots.txt").includes(`${origin}/`))
      return [{ kind: "sitemap", what: "dist/ was built for another address.", where: origin }];
    const last = origin.startsWith("https:") ? await lastDayOf(new URL(origin)) : undefined;
    if (last) found.push(...compareCertificate(origin, last));
    if (last && last < new Date()) return found;
    // Asks alone, so that a host that does not answer is noticed at once.
    await ask(file([home, pages.get(home)]));
    const single = ["/robots.txt", sitemapPath, shareImagePath(home), ...oneOfEach];
    const others: (readonly [where: string, Expected])[] = [
      ...[...pages].filter(([path]) => path !== home).map(file),
      ...single.map((path) => file([path])),
      ...[...redirects].map(redirect),
      ...[`${areas}/`, `${areas}.html`].map((from) => redirect([from, areas])),
      redirect(["/index.html", home]),
      ...["/no-such-page", "/_astro/no-such-file.js"].map((path) => [path, {}] as const),
      ...otherAddresses(new URL(origin)),
    ];
    await Readable.from(others).forEach(ask, { concurrency: 4 });
    found.push(...vanished(await liveSitemap(origin, client), site));
    const [form] = elementsIn(read("contact.html"), "form");
    const where = url(form?.attribs["action"] ?? "");
    const answer = await client.get(where).catch(() => undefined);
    if (!answer || answer.status >= 500)
      report("form", "The form's e-mail service does not answer.", where);
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    report(error.name, error.message);
  }
  return found;
}
