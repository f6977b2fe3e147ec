/** The table as Netlify and Cloudflare read it, in two files beside the pages. */
import { longerCaching, redirects, redirectStatus, securityHeaders } from "./rules.ts";

/** `_headers`. That nothing else may be kept is those hosts' own default. */
export function headersFile() {
  const block = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return [
    block("/*", Object.entries(securityHeaders)),
    ...longerCaching.map(({ prefix, value }) => block(`${prefix}*`, [["Cache-Control", value]])),
    "",
  ].join("\n\n");
}

/** `_redirects`. Those hosts know clean addresses themselves, and keep the query. */
export const redirectsFile = () =>
  [...redirects()].map(([from, to]) => `${from} ${to} ${redirectStatus}\n`).join("");
