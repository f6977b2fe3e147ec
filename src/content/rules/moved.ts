/** Addresses in `moved.yaml` are no longer pages, and no page of the last commit is forgotten. */
import { heardPath } from "#routes.ts";
import { closestName, type Problem } from "#content/problems.ts";
import { movedSchema } from "#content/moved-schema.ts";
import { problemAt, type ContentFile } from "#content/read.ts";

/** An address that was a page before, and the page to which it leads now. */
type Moved = readonly [from: string, to: string];

/** The pages of the content by their paths. */
type Pages = ReadonlyMap<string, string>;

/** Lists the entries of `moved.yaml`; none while it has a mistake, which is then reported alone. */
export const movedIn = (file: ContentFile | undefined): Moved[] =>
  movedSchema.safeParse(file?.values).data?.moved.map(({ from, to }) => [from, to] as const) ?? [];

/** Reports addresses that are pages or lead to themselves; the check of references reads the targets. */
export const movedProblems = (file: ContentFile | undefined, pages?: Pages): Problem[] =>
  movedIn(file).flatMap(([from, to], index): Problem[] => {
    const isPage = pages?.has(from) || from.startsWith(heardPath(""));
    if (!file || (!isPage && from !== to)) return [];
    const advice = isPage ? "which is still a page; delete this entry" : "which leads to itself";
    return [problemAt(file, ["moved", index, "from"], `found “${from}”, ${advice}.`)];
  });

/** Suggests an entry for each earlier page that is neither a page now nor leads to one. */
export function vanishedPages(before: Pages, now: Pages, moved: readonly Moved[]): string[] {
  const added = [...now.keys()].filter((path) => !before.has(path));
  return [...before.keys()]
    .filter((path) => !now.has(path) && !moved.some(([from]) => from === path))
    .map((path) => {
      const to = closestName(path, added) ?? (added.length === 1 ? added[0] : undefined) ?? "/…";
      return `${path} was a page in the last commit. So that its visitors find what replaces it, add below “moved:” the line “  - { from: ${path}, to: ${to} }”.`;
    });
}
