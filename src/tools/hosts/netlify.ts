/** The rules as Netlify and Cloudflare read them, in two files beside the pages. */
import { immutableFiles, redirects, redirectStatus, securityHeaders } from "./rules.ts";

/** The file `_headers`. These hosts send the default Cache-Control by themselves. */
export function headersFile() {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    block("/*", securityHeaders),
    block(`${immutableFiles.prefix}*`, { "Cache-Control": immutableFiles.cacheControl }),
  ].join("\n");
}

/** The file `_redirects`. These hosts handle clean URLs by themselves, and keep the query. */
export const redirectsFile = () =>
  [...redirects].map(([from, to]) => `${from} ${to} ${redirectStatus}\n`).join("");
