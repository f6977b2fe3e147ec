/** `npm run check:live`: compares the live site with dist/, and exits with 1 if it finds something. */
import "#load-env.ts";
import { existsSync } from "node:fs";
import process from "node:process";
import { Readable } from "node:stream";
import { connect } from "node:tls";
import { DomUtils, parseDocument } from "htmlparser2";
import { readArguments, stop } from "#command.ts";
import { staticRoutes } from "#routes.ts";
import { readSettings } from "#settings.ts";
import { HostFailure, liveClient } from "./client.ts";
import { builtSite, compare, tableOf, type Finding, type Site } from "./compare.ts";

type Client = ReturnType<typeof liveClient>;

const elementsIn = (document: Buffer, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(document.toString()));

/** Finds addresses in the sitemaps of the live robots.txt that the build neither has nor redirects. */
async function vanished(origin: string, { pages, redirects }: Site, { get }: Client) {
  const pagesIn = async (address: string): Promise<string[]> => {
    if (!address.endsWith(".xml")) return [address];
    const entries = elementsIn((await get(address)).body, "loc");
    return (await Promise.all(entries.map((loc) => pagesIn(DomUtils.textContent(loc))))).flat();
  };
  const { body } = await get(`${origin}/robots.txt`);
  const sitemaps = String(body).matchAll(/(?<=^sitemap: *)\S+/gim);
  return (await Promise.all(Array.from(sitemaps, ([url]) => pagesIn(url))))
    .flat()
    .map((address) => decodeURI(new URL(address).pathname))
    .filter((path) => !pages.has(path) && !redirects.has(path))
    .map((path): Finding => ["vanished", "The build in dist/ lacks this page.", path]);
}

/** Returns when the certificate of a host ends; an empty text without an answer. */
const certificateEnd = ({ hostname: host, port }: URL) =>
  new Promise<string>((done) => {
    const server = { host, servername: host, port: Number(port || 443), timeout: 10_000 };
    const socket = connect({ ...server, rejectUnauthorized: false }, () => {
      done(socket.getPeerCertificate().valid_to);
      socket.destroy();
    });
    socket.on("error", () => done("")).on("timeout", () => socket.destroy(new Error("Slow")));
  });

/** The other addresses of a site that people type. */
export function otherAddresses({ hostname, port, protocol }: URL) {
  if (port !== "" || protocol !== "https:") return [];
  const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  return [`http://${hostname}/`, `https://${other}/`];
}

/** Checks what a host can get wrong, or `before` a deploy only what would vanish; returns what it finds. */
export async function checkSite(
  origin: string,
  site: Site,
  client: Client,
  { before = false } = {},
): Promise<Finding[]> {
  const { areas, contact, home } = staticRoutes;
  const { read, pages, samples, redirects } = site;
  if (!before && !read("robots.txt").includes(`${origin}/`))
    return [["sitemap", "dist/ was built for another address.", origin]];
  const found: Finding[] = [];
  const url = (path: string) => new URL(encodeURI(path), origin).href;
  const spellings = [`${areas}/`, `${areas}.html`].map((from) => [from, areas] as const);
  const checks = [
    ...[...pages].map(([path, file]) => [path, { file }] as const),
    ...[...samples.values()].map((file) => [file, { file }] as const),
    ...[...redirects, ...spellings].map(([from, to]) => {
      const file = `${from.replace(/\/$|\.html$/, "")}.html`;
      return [from, { file, target: url(to) }] as const;
    }),
    ...otherAddresses(new URL(origin)).map((from) => [from, { target: url(home) }] as const),
    ...["/no-such-page", "/_astro/no-such-file.js"].map((path) => [path, {}] as const),
  ];
  const ask = async ([where, expected]: (typeof checks)[number]) => {
    found.push(...compare(where, await client.get(url(where)), expected, site));
  };
  try {
    if (before) return await vanished(origin, site, client);
    const end = origin.startsWith("https:") ? await certificateEnd(new URL(origin)) : "";
    if (Date.parse(end) < Date.now() + 14 * 86_400_000)
      found.push(["certificate", `The certificate ends on ${end}.`, origin]);
    if (Date.parse(end) < Date.now()) return found;
    await Readable.from(checks).forEach(ask, { concurrency: 4 });
    found.push(...(await vanished(origin, site, client)));
    const [form] = elementsIn(read(pages.get(contact) ?? ""), "form");
    const service = url(form?.attribs["action"] ?? "");
    const answer = await client.get(service).catch(() => undefined);
    if (!answer || answer.status >= 500)
      found.push(["form", "The form's e-mail service does not answer.", service]);
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    // A host may not exist before the first deploy.
    if (!before || error.name !== "dead") found.push([error.name, error.message, origin]);
  }
  return found;
}

if (import.meta.main) {
  const { values, positionals } = readArguments(
    `Usage: npm run check:live -- https://www.example.org
  --before  only compares the live sitemap with dist/, before a deploy`,
    { allowPositionals: true, options: { before: { type: "boolean" } } },
  );
  const { origin } =
    URL.parse(positionals[0] ?? readSettings().siteUrl) ?? stop("The address is no URL.");
  if (!existsSync("dist/robots.txt")) stop("There is no dist/ yet. Run npm run build first.");
  const client = liveClient();
  const findings = await checkSite(origin, builtSite("dist"), client, values);
  console.log(findings.length > 0 ? tableOf(findings) : "No problem found.");
  console.log(`\n${origin}: ${client.count()} requests, ${Math.round(process.uptime())} seconds.`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
