/** Addresses in `moved.yaml` are no longer pages, and no page of the last commit is forgotten. */
import { join } from "node:path";
import { heardPath } from "#routes.ts";
import { contentFolder } from "#content/content-folder.ts";
import { closestName } from "#content/problems.ts";
import { movedSchema } from "#content/moved-schema.ts";
import type { ContentFile } from "#content/read.ts";
import type { Content, PagePaths, Report } from "./pages.ts";

/** The page to which each address in `moved.yaml` leads; none while the file is invalid. */
export const movedIn = (file: ContentFile | undefined): PagePaths =>
  new Map(movedSchema.safeParse(file?.values).data?.moved.map(({ from, to }) => [from, to]));

/** Reports addresses that are pages or lead to themselves; the check of references reads the targets. */
export function movedProblems({ files, moved, pages }: Content, report: Report) {
  for (const [index, [from, to]] of [...moved].entries()) {
    const place = files.get("moved.yaml")?.placeOf(["moved", index, "from"]);
    const isPage = pages?.has(from) || from.startsWith(heardPath(""));
    const fault = isPage ? "which is still a page; delete this entry" : "which leads to itself";
    if (place && (isPage || from === to)) report(place, `found “${from}”, ${fault}.`);
  }
}

/** Suggests an entry for each earlier page that is neither a page now nor leads to one. */
export function vanishedPages(
  { before = new Map(), pages = before, moved }: Pick<Content, "before" | "pages" | "moved">,
  report: Report,
) {
  const added = [...pages.keys()].filter((path) => !before.has(path));
  for (const path of before.keys()) {
    if (pages.has(path) || moved.has(path)) continue;
    const to = closestName(path, added) ?? (added.length === 1 ? added[0] : undefined) ?? "/…";
    const message = `${path} was a page in the last commit. So that its visitors find what replaces it, add below “moved:” the line “  - { from: ${path}, to: ${to} }”.`;
    report({ file: join(contentFolder, "moved.yaml"), field: "" }, message);
  }
}
