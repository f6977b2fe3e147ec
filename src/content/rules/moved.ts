/** Addresses in `moved.yaml` are no longer pages, and no page of the last commit is forgotten. */
import { join } from "node:path";
import { heardPath } from "#routes.ts";
import { contentFolder } from "#content/content-folder.ts";
import { closestName, type Problem } from "#content/problems.ts";
import { movedSchema } from "#content/moved-schema.ts";
import { problemAt, type ContentFile } from "#content/read.ts";
import type { Content, PagePaths } from "./pages.ts";

/** The page to which each address in `moved.yaml` leads; none while the file is invalid. */
export const movedIn = (file: ContentFile | undefined): PagePaths =>
  new Map(movedSchema.safeParse(file?.values).data?.moved.map(({ from, to }) => [from, to]));

/** Reports addresses that are pages or lead to themselves; the check of references reads the targets. */
export const movedProblems = ({ files, moved, pages }: Content): Problem[] =>
  [...moved].flatMap(([from, to], index): Problem[] => {
    const file = files.get("moved.yaml");
    const isPage = pages?.has(from) || from.startsWith(heardPath(""));
    if (!file || (!isPage && from !== to)) return [];
    const advice = isPage ? "which is still a page; delete this entry" : "which leads to itself";
    return [problemAt(file, ["moved", index, "from"], `found “${from}”, ${advice}.`)];
  });

/** Suggests an entry for each earlier page that is neither a page now nor leads to one. */
export function vanishedPages(
  before: PagePaths = new Map(),
  now = before,
  moved: PagePaths,
): Problem[] {
  const added = [...now.keys()].filter((path) => !before.has(path));
  return [...before.keys()]
    .filter((path) => !now.has(path) && !moved.has(path))
    .map((path) => {
      const to = closestName(path, added) ?? (added.length === 1 ? added[0] : undefined) ?? "/…";
      const message = `${path} was a page in the last commit. So that its visitors find what replaces it, add below “moved:” the line “  - { from: ${path}, to: ${to} }”.`;
      return { file: join(contentFolder, "moved.yaml"), field: "", message };
    });
}
