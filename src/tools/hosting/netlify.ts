/** The rules as two files for Netlify and Cloudflare. */
import { immutableFiles, redirects, redirectStatus, responseHeaders } from "./rules.ts";

/** Returns the file `_headers`. These hosts send the default Cache-Control themselves. */
export function headersFile() {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    block("/*", responseHeaders),
    block(`${immutableFiles.prefix}*`, { "Cache-Control": immutableFiles.cacheControl }),
  ].join("\n");
}

/** Returns the file `_redirects`. These hosts handle clean URLs themselves and keep the query. */
export const redirectsFile = () =>
  [...redirects].map(([from, to]) => `${from} ${to} ${redirectStatus}\n`).join("");
