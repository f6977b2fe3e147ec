/** Finds links to pages that a build leaves out: samples, drafts, languages that nobody has read. */
import { statSync } from "node:fs";
import { join } from "node:path";
import type { ParsedPage } from "./parse-page.ts";

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Tells whether a built site has a file for a path, such as `/` or `/areas` or `/contact.vcf`. */
const hasFile = (folder: string, path: string) =>
  [path, `${path}.html`, `${path}index.html`].some((file) => isFile(join(folder, file)));

/** Returns the paths of this site to which a page links, without queries and fragments. */
export const linkedPaths = ({ select }: ParsedPage): string[] =>
  select("a[href^='/']").flatMap(({ attribs }) => attribs["href"]?.split(/[?#]/)[0] ?? []);

/**
 * Returns a line for each link of a built site without a target in its folder. The content check
 * knows only whether the project has the page, not whether this build shows it.
 *
 * @param links The paths to which each page links, by the path of the page.
 */
export const brokenLinks = (
  links: ReadonlyMap<string, readonly string[]>,
  folder: string,
): string[] =>
  [...links].flatMap(([page, paths]) =>
    paths.filter((path) => !hasFile(folder, path)).map((path) => `${page} links to ${path}`),
  );
