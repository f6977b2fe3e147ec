/** Finds links to pages that a build leaves out: samples, drafts, languages that nobody has read. */
import { existsSync } from "node:fs";
import { join } from "node:path";

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
  [...links].flatMap(([page, targets]) =>
    targets
      .filter(
        (path) => !existsSync(join(folder, path)) && !existsSync(join(folder, `${path}.html`)),
      )
      .map((path) => `${page} links to ${path}`),
  );
