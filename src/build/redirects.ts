/** Redirects of the pages in `moved.yaml`: documents for every host, and lines of `_redirects`. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { contentCollections } from "#content/collections.ts";
import { readCollection } from "#content/loader.ts";

/** The addresses that were pages before, each with the address of the page now. */
export const movedPages = () => readCollection(contentCollections.moved).get("moved")?.moved ?? [];

/** Adds the redirects to the file that hosts read, with and without a slash at the end. */
export function writeRedirects(site: string): void {
  const lines = movedPages().flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  appendFileSync(join(site, "_redirects"), lines.map((line) => `${line}\n`).join(""));
}
