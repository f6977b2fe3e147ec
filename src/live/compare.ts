/** Compares the answers of a live site with what was built. Nothing here sends a request. */
import { Parser } from "htmlparser2";
import type { LiveAnswer } from "./client.ts";

/** The faults of a live site, the worst first, and what to do about each. */
const advice = {
  dead: "See the host's status page, and whether domain and plan are paid. Then ask the host.",
  certificate: "Renew it at the host; on an own server look why certbot or Caddy does not.",
  loop: "Switch off what changes addresses (Netlify: Pretty URLs), or correct the redirect.",
  page: "Publish again. If it stays, look at the host's rules for this address.",
  slow: "Ask the host: visitors wait as long.",
  busy: "Check again in an hour. If visitors are refused too, ask the host for a higher limit.",
  form: "The form cannot send: see the status page of the e-mail service.",
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

/** Something that is wrong, and where. */
export interface Finding {
  kind: keyof typeof advice;
  what: string;
  where: string;
  /** The finding at the first address of several with the same problem. */
  example?: string | undefined;
}

/** Describes what is expected of an address; if nothing, it is that of no page. */
export interface Expected {
  /** The file that it shows, and the headers of its answer. */
  built?: Buffer;
  headers?: ReadonlyMap<string, string>;
  /** The address to which it leads, with how many redirects, or documents that it may show. */
  target?: string;
  mostHops?: number;
  documents?: readonly Buffer[];
}

/** Reads from a document what hosts rewrite, and its text without spaces. */
function partsOf(html: string) {
  const parts = { mail: 0, scripts: [] as string[], files: [] as string[], text: "" };
  let isCode = false;
  new Parser({
    onopentag(name, { src = "", href = "" }) {
      isCode = name === "script" || name === "style";
      if (href.startsWith("mailto:")) parts.mail++;
      if (name === "script") parts.scripts.push(src);
      parts.files.push(...[src, href].filter((file) => file.startsWith("/_astro/")));
    },
    ontext: (text) => (isCode ? undefined : (parts.text += text.replaceAll(/\s+/g, ""))),
    onclosetag: () => (isCode = false),
  }).end(html);
  return parts;
}

/** Says what a host has done to a document, given the paths of the files that were built. */
function changeIn(live: string, built: string, files: ReadonlySet<string>) {
  const [there, here] = [partsOf(live), partsOf(built)];
  const change = (kind: Finding["kind"], what: string, example?: string) =>
    [kind, what, example] as const;
  if (there.files.some((file) => !files.has(file)))
    return change("old", "The page is an older version, whose scripts and pictures are gone.");
  if (there.mail < here.mail)
    return change("mail", "The host replaces e-mail links, which are then dead.");
  const script = there.scripts.find((src) => !here.scripts.includes(src)) ?? "inside the page";
  if (there.scripts.length > here.scripts.length)
    return change("script", `The host adds a script: ${script}.`);
  let at = 0;
  while (at < built.length && live[at] === built[at]) at++;
  const [is, was] = [live, built].map((text) => `“${text.slice(Math.max(at - 9, 0), at + 30)}”`);
  return there.text === here.text
    ? change("markup", "The host rewrites the markup:", `${is} instead of ${was}`)
    : change("changed", "The text is another:", `${is} instead of ${was}`);
}

/** Compares an answer with what is expected, given the paths of the files that were built. */
export function compare(
  where: string,
  { way, status, headers, body }: LiveAnswer,
  { built, headers: expected, target, mostHops = 0, documents = [] }: Expected,
  files: ReadonlySet<string>,
): Finding[] {
  const found = (kind: Finding["kind"], what: string, example?: string) => [
    { kind, what, where, example },
  ];
  const hops = way.length - 1;
  if (new Set(way).size <= hops)
    return found("loop", "The address leads in a circle:", way.join(" → "));
  if (!built && target === undefined) {
    const [, age = 0] = /max-?age=(\d+)/.exec(headers.get("cache-control") ?? "") ?? [];
    const hours = Math.round(Number(age) / 3600);
    if (status !== 404)
      return found("found", `A missing address is answered with ${status}, not 404.`);
    return hours > 1 ? found("cached", `Browsers may keep a 404 for ${hours} hours.`) : [];
  }
  if (hops === 0 && documents.some((document) => body.equals(document))) return [];
  if (status !== 200 || way.at(-1) !== (target ?? way[0])) {
    const answer = hops === 0 ? "is answered with" : `leads to ${way.at(-1)} with`;
    const right = target === undefined ? "" : `, but should lead to ${target}`;
    return found(built ? "page" : "redirect", `The address ${answer} status ${status}${right}.`);
  }
  if (hops > mostHops)
    return found("redirect", `The address needs ${hops} redirects, not ${mostHops}.`);
  const kind = /^\/(?:robots|sitemap)/.test(where) ? "sitemap" : "changed";
  const changes = headers.get("content-type")?.startsWith("text/html")
    ? () => found(...changeIn(String(body), String(built), files))
    : () => found(kind, "The file is another than in dist/.");
  return [
    ...(built && !body.equals(built) ? changes() : []),
    ...[...(expected ?? [])].flatMap(([name, value]) => {
      const live = headers.get(name);
      const is = live === null ? "missing" : `“${live}”`;
      const about = value === "cross-origin" ? "share" : "header";
      return live === value ? [] : found(about, `The header ${name} is ${is}, not “${value}”.`);
    }),
  ];
}

/** Expects that a certificate is valid for two more weeks. */
export function compareCertificate(where: string, last: Date, now = new Date()): Finding[] {
  const days = (last.getTime() - now.getTime()) / 86_400_000;
  const ends = `${days < 0 ? "ended" : "ends"} on ${last.toISOString().slice(0, 10)}`;
  return days < 14 ? [{ kind: "certificate", what: `The certificate ${ends}.`, where }] : [];
}

/** Writes a table in Markdown, the worst first; the same problem of several addresses is one line. */
export function tableOf(findings: readonly Finding[]): string {
  const order = Object.keys(advice);
  const rows = Object.values(Object.groupBy(findings, ({ kind, what }) => `${kind} ${what}`))
    .flatMap((group = []) => group.slice(0, 1).map((first) => ({ ...first, group })))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ kind, what, example = "", group }) => {
      const places = group.slice(0, 3).map(({ where }) => where);
      const more = group.length > 3 ? ` and ${group.length - 3} more` : "";
      const found = `${what} ${example}`.trim().replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
      return `| ${found} | ${places.join(", ")}${more} | ${advice[kind]} |`;
    });
  return ["| what is wrong | where | what to do |", "| --- | --- | --- |", ...rows].join("\n");
}
