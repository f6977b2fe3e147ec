/** Compares the answers of a live site with what was built. Nothing here sends a request. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { headersIn, redirectsIn } from "#demo/preview.ts";
import type { LiveAnswer } from "./client.ts";

/** The faults of a live site, the worst first, and what to do about each. */
const advice = {
  dead: "See the host's status page, and whether domain and plan are paid. Then ask the host.",
  certificate: "Renew it at the host; on your own server look why certbot or Caddy does not.",
  loop: "Switch off what changes addresses (Netlify: Pretty URLs), or correct the redirect.",
  page: "Publish again. If it stays, look at the host's rules for this address.",
  slow: "Ask the host: visitors wait as long.",
  busy: "Check again in an hour. If visitors are refused too, ask the host for a higher limit.",
  form: "See the e-mail service: its status page, its plan, and whether it may still use your mailbox.",
  mail: "Switch it off (Cloudflare: Scrape Shield, Email Address Obfuscation).",
  old: "Publish again, and empty the host's cache (Cloudflare: Caching, Purge Everything).",
  script: "Switch off what adds it (Cloudflare: Rocket Loader, Web Analytics; Netlify: Snippets).",
  markup: "Switch off the host's minification or optimization; the build has done it already.",
  changed: "Publish again, if dist/ is not what is live. Else ask the host what changes it.",
  found: "Let the host send 404.html with status 404, or search engines list such addresses.",
  cached: "Limit the rule for /_astro/ to status 200: browsers keep a missing file for as long.",
  redirect: "Let the host read _redirects, or write the rule as src/hosting/README.md shows.",
  share: "Let the host send it as cross-origin: other sites cannot show the pictures of links.",
  header: "Let the host read _headers, or write the header as src/hosting/README.md shows.",
  sitemap: "Set SITE_URL to the site's address, build and publish again.",
  link: "Read where the page is now, and correct the link; or take it out of the text.",
  vanished: "Add it to content/moved.yaml, with the page that replaces it.",
};

type Fault = readonly [kind: keyof typeof advice, what: string];

/** Something that is wrong, and where. */
export type Finding = readonly [...Fault, where: string];

/** Reads a built site: its pages with their files, samples of its other files, and its redirects. */
export function builtSite(folder: string) {
  const names = globSync("**/*.*", { cwd: folder }).map((name) => `/${name.replaceAll("\\", "/")}`);
  const redirects = redirectsIn(folder);
  const pages = new Map(
    names
      .filter((name) => name.endsWith(".html") && !/^\/(?:404|admin)/.test(name))
      .map((name) => [name.replace(/index\.html$|\.html$/, ""), name] as const)
      .filter(([path]) => !redirects.has(path)),
  );
  // All files beside the pages, such as robots.txt, and of each folder one of each type.
  const others = names.filter((name) => !name.endsWith(".html"));
  const samples = new Map(others.map((name) => [name.replace(/(?<=^\/\w+\/).*(?=\.)/, ""), name]));
  const read = (path: string) => readFileSync(join(folder, path));
  return { read, files: new Set(names), pages, samples, redirects, headersFor: headersIn(folder) };
}

/** A site as it was built. */
export type Site = ReturnType<typeof builtSite>;

/** Reads from a document what hosts rewrite, and its text without spaces. */
function partsOf(html: string) {
  const document = parseDocument(html);
  const elements = DomUtils.getElementsByTagName("*", document);
  const addresses = elements.flatMap(({ attribs: { href = "", src = "" } }) => [href, src]);
  return {
    mail: addresses.filter((address) => address.startsWith("mailto:")).length,
    files: addresses.filter((address) => address.startsWith("/_astro/")),
    scripts: elements.flatMap(({ name, attribs }) => (name === "script" ? attribs["src"] : [])),
    text: DomUtils.innerText(document.children).replaceAll(/\s+/g, ""),
  };
}

/** Says what a host has done to a file. */
function changeIn(file: string, live: Buffer, built: Buffer, files: ReadonlySet<string>): Fault {
  const kind = /^\/(?:robots|sitemap)/.test(file) ? "sitemap" : "changed";
  if (!file.endsWith(".html")) return [kind, "The file is another than in dist/."];
  const [there, here] = [partsOf(String(live)), partsOf(String(built))];
  const script = there.scripts.find((src) => !here.scripts.includes(src)) ?? "inside the page";
  if (there.files.some((file) => !files.has(file)))
    return ["old", "The page is an older version, whose scripts and pictures are gone."];
  if (there.mail < here.mail)
    return ["mail", "The host replaces e-mail links, which are then dead."];
  if (there.scripts.length > here.scripts.length)
    return ["script", `The host adds a script: ${script}.`];
  if (there.text === here.text) return ["markup", "The host rewrites the markup."];
  return [kind, "The text is another than in dist/."];
}

/** Compares an answer with a built file, or the address to which it should lead, or with no page. */
export function compare(
  where: string,
  { way, status, headers, body }: LiveAnswer,
  { file = "", target }: { file?: string; target?: string },
  { read, files, headersFor }: Site,
): Finding[] {
  const fault = (...fault: Fault): Finding[] => [[...fault, where]];
  const hops = way.length - 1;
  if (new Set(way).size <= hops)
    return [["loop", "The address leads in a circle.", way.join(" → ")]];
  if (file === "" && target === undefined) {
    const [age] = /(?<=max-?age=)\d+/.exec(headers.get("cache-control") ?? "") ?? [];
    const hours = Math.round(Number(age) / 3600);
    if (status !== 404)
      return fault("found", `A missing address is answered with ${status}, not 404.`);
    return hours > 1 ? fault("cached", `Browsers may keep a 404 for ${hours} hours.`) : [];
  }
  const built = files.has(file) ? read(file) : undefined;
  // A host without redirects shows the document of the redirect, or of the page.
  if (target !== undefined && hops === 0 && built?.equals(body)) return [];
  if (status !== 200 || way.at(-1) !== (target ?? way[0])) {
    const answer = hops === 0 ? "is answered with" : `leads to ${way.at(-1)} with`;
    const right = target === undefined ? "" : `, but should lead to ${target}`;
    return fault(target ? "redirect" : "page", `The address ${answer} status ${status}${right}.`);
  }
  if (target !== undefined || !built)
    return hops > 1 ? fault("redirect", `The address needs ${hops} redirects, not 1.`) : [];
  const wrong = [...headersFor(file)].flatMap(([name, value]) => {
    const live = headers.get(name);
    const is = live === null ? "missing" : `“${live}”`;
    const kind = value === "cross-origin" ? "share" : "header";
    return live === value ? [] : fault(kind, `The header ${name} is ${is}, not “${value}”.`);
  });
  return built.equals(body) ? wrong : [...fault(...changeIn(file, body, built, files)), ...wrong];
}

/** Writes a table in Markdown, the worst first; the same fault of several addresses is one line. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = Object.entries(advice).flatMap(([kind, todo]) => {
    const found = findings.filter((finding) => finding[0] === kind);
    return Object.entries(Object.groupBy(found, ([, what]) => what)).map(([what, group = []]) => {
      const places = group.slice(0, 3).map(([, , where]) => where);
      const more = group.length > 3 ? ` and ${group.length - 3} more` : "";
      return `| ${what.replaceAll("|", "\\|")} | ${places.join(", ")}${more} | ${todo} |`;
    });
  });
  return ["| what is wrong | where | what to do |", "| --- | --- | --- |", ...rows].join("\n");
}
