/** Checks that every area has a document or is marked as planned. */
import { join } from "node:path";
import { z } from "zod";
import { slugPattern } from "#schemas/fields.ts";
import type { FieldPath } from "#schemas/schema-at.ts";
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import { contentFileExists, contentFolder } from "./content-folder.ts";
import { problemAt, textAt, type Problem } from "./problems.ts";

/** An area of the list; an invalid value becomes empty, and the others can still be checked. */
const area = z
  .object({
    slug: z.string().regex(slugPattern).catch(""),
    name: z.string().catch(""),
    path: z.string().catch(""),
    status: z.string().catch(""),
  })
  .catch({ slug: "", name: "", path: "", status: "" });
const areaListSchema = z.object({
  cities: z.array(area).catch([]),
  neighbourhoods: z.array(area).catch([]),
});

/** The areas as `areas.yaml` lists them. */
export type AreaList = z.infer<typeof areaListSchema>;

/** The areas of `areas.yaml`, and that file; undefined if it cannot be read. */
export function areaListIn(files: CheckedFiles) {
  const list = files.get("areas.yaml");
  const areas = areaListSchema.safeParse(list?.raw).data;
  return list && areas && { list, areas };
}

/** The areas that builds publish: all but those whose document is a draft, unless planned. */
export const publishedAreas = <A extends { slug: string; status?: string | undefined }>(
  kind: keyof AreaList,
  areas: readonly A[],
  documents: { has: (slug: string) => boolean },
) =>
  areas.filter(
    ({ slug, status }) =>
      status !== undefined || documents.has(slug) || !contentFileExists(kind, `${slug}.md`),
  );

/** Whether builds publish a placeholder page for an area. */
export const isPlaceholder = (
  kind: keyof AreaList,
  { slug, status }: { slug: string; status?: string | undefined },
) => status === "planned" || !contentFileExists(kind, `${slug}.md`);

/** The slug of the city that all neighbourhoods belong to. */
export const mainCity = "toronto";

/** The message for a list without that city. */
export const noMainCity = `there is no city with the slug “${mainCity}”, which all neighbourhoods belong to. Restore its entry.`;

/** Reports areas that are planned but have a document, and lists without documents or Toronto. */
export function checkAreas(files: CheckedFiles, list: CheckedFile, lists: AreaList): Problem[] {
  const at = (path: FieldPath, message: string) => problemAt(list, path, message);
  const problems = Object.entries(lists).flatMap(([kind, areas]) => {
    const found = areas.flatMap(({ slug, name, status }, index): Problem[] => {
      const document = files.get(`${kind}/${slug}.md`);
      if (status === "planned" && document && !document.isDraft) {
        const message = `found “planned”, but ${document.file} exists: delete this line, or mark the document as unfinished with “draft: true”.`;
        return [at([kind, index, "status"], message)];
      }
      if (slug !== mainCity || !document?.isDraft || status === "planned") return [];
      const message = `${document.file} is a draft, but every neighbourhood's page links to the page of ${name}: remove “draft: true” from it, or add “status: planned” here.`;
      return [at([kind, index, "slug"], message)];
    });
    if (areas.length < 3 || [...files.keys()].some((path) => path.startsWith(`${kind}/`)))
      return found;
    const message = `the documents of all ${areas.length} ${kind} are missing from ${join(contentFolder, kind)}. Restore the folder.`;
    return [at([kind], message)];
  });
  if (lists.cities.some(({ slug }) => slug === mainCity || slug === "")) return problems;
  return [...problems, at(["cities"], noMainCity)];
}

/** Notes areas with a placeholder page, titles without their name, and cities of no region. */
export function areaNotes(files: CheckedFiles): Problem[] {
  const { list, areas } = areaListIn(files) ?? {};
  if (!list || !areas) return [];
  const inRegions = new Set(
    files
      .get("tonight.yaml")
      ?.references.flatMap(({ field, value }) =>
        /^regions\.\d+\.cities\./.test(field) ? value : [],
      ),
  );
  return Object.entries(areas).flatMap(([kind, entries]) =>
    entries.flatMap(({ slug, name }, index) => {
      const path = `${kind}/${slug}.md`;
      const document = files.get(path);
      const note = (message: string) => problemAt(list, [kind, index, "slug"], message);
      if (!document) {
        const message = `there is no ${join(contentFolder, path)}, so ${name} has a placeholder page. If the document was deleted by mistake, restore it.`;
        return slug === "" ? [] : [note(message)];
      }
      const isElsewhere = kind === "cities" && !document.isDraft && !inRegions.has(slug);
      const inNoRegion = `no region of tonight.yaml lists ${name}, so it is under “Other places” there.`;
      const unnamed = ["title", "h1"].flatMap((field) => {
        const text = textAt(document, [field])?.trim();
        if (!text || text.includes(name.replace(/^the /i, ""))) return [];
        return [problemAt(document, [field], `found “${text}”, which does not name ${name}.`)];
      });
      return [...(isElsewhere ? [note(inNoRegion)] : []), ...unnamed];
    }),
  );
}
