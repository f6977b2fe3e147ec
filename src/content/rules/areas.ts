/** Every area has a document or is planned, and every area's document is on the list of areas. */
import { basename, join } from "node:path";
import { z } from "zod";
import { mainCity } from "#site.ts";
import { noMainCity } from "#content/published-areas.ts";
import { contentFolder } from "#content/content-folder.ts";
import { slugPattern } from "#content/fields.ts";
import { valueAt } from "#content/yaml.ts";
import { neighbourhoodPath } from "#routes.ts";
import { problemAt, textAt, type ContentFile, type ReadFiles } from "#content/read.ts";
import { didYouMean, type Problem } from "#content/problems.ts";

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
  neighbourhoods: z
    .array(area.transform((one) => ({ ...one, path: neighbourhoodPath(one.slug) })))
    .catch([]),
});
const kinds = areaListSchema.keyof().options;

/** The areas as `areas.yaml` lists them, each with the path of its page, and that file. */
export type AreaList = z.infer<typeof areaListSchema> & { file: ContentFile };

/** The areas of `areas.yaml`; undefined if it cannot be read. */
export function areaListIn(files: ReadFiles): AreaList | undefined {
  const file = files.get("areas.yaml");
  const areas = areaListSchema.safeParse(file?.values).data;
  return file && areas && { ...areas, file };
}

/** The slugs of the documents of a collection. */
export const slugsOf = (files: ReadFiles, collection: string) =>
  [...files]
    .filter(([, file]) => file.collection === collection)
    .map(([path]) => basename(path, ".md"));

/** Finds areas' documents without an entry in the right list of areas.yaml: no page shows them. */
export function misplacedDocuments(files: ReadFiles, areas: AreaList) {
  const misplaced = new Map<string, Problem>();
  for (const kind of kinds) {
    const other = kind === "cities" ? "neighbourhoods" : "cities";
    const slugs = areas[kind].map(({ slug }) => slug);
    for (const slug of slugsOf(files, kind)) {
      const path = `${kind}/${slug}.md`;
      const file = files.get(path)?.file ?? path;
      const isOther = areas[other].some((one) => one.slug === slug);
      // An invalid slug of the list may be the one of this document.
      if (slugs.includes(slug) || (slugs.includes("") && !isOther)) continue;
      const message = isOther
        ? `“${slug}” is on the list of ${other}; move the file to ${join(file, "..", "..", other)}.`
        : `no entry of areas.yaml under ${kind} has the slug “${slug}”; add one, or rename the file.${didYouMean(slug, slugs)}`;
      misplaced.set(path, { file, field: "file name", message });
    }
  }
  return misplaced;
}

/** Reports areas that are planned but have a document, and lists without documents or Toronto. */
export function areaProblems(files: ReadFiles, areas: AreaList): Problem[] {
  const problems = kinds.flatMap((kind) => {
    const found = areas[kind].flatMap(({ slug, name, status }, index): Problem[] => {
      const document = files.get(`${kind}/${slug}.md`);
      const at = (field: string, message: string) => [
        problemAt(areas.file, [kind, index, field], message),
      ];
      const own = textAt(document, ["name"]);
      if (document && own !== undefined && own !== name && name !== "") {
        const message = `found “${own}”, but areas.yaml calls this city “${name}”; use the same name in both.`;
        return [problemAt(document, ["name"], message)];
      }
      if (status === "planned" && document && !document.isDraft) {
        return at(
          "status",
          `found “planned”, but ${document.file} exists: delete this line, or mark the document as unfinished with “draft: true”.`,
        );
      }
      if (slug !== mainCity || !document?.isDraft || status === "planned") return [];
      return at(
        "slug",
        `${document.file} is a draft, but every neighbourhood's page links to the page of ${name}: remove “draft: true” from it, or add “status: planned” here.`,
      );
    });
    const { length } = areas[kind];
    if (length < 3 || slugsOf(files, kind).length > 0) return found;
    const message = `the documents of all ${length} ${kind} are missing from ${join(contentFolder, kind)}. Restore the folder.`;
    return [problemAt(areas.file, [kind], message)];
  });
  if (areas.cities.some(({ slug }) => slug === mainCity || slug === "")) return problems;
  return [...problems, problemAt(areas.file, ["cities"], noMainCity)];
}

/** Reports links of areas' documents to other sites if no month says when they were read. */
export const uncheckedLinks = (files: ReadFiles): Problem[] =>
  [...files.values()].flatMap((file) => {
    const isOfArea = kinds.some((kind) => kind === file.collection);
    const link = file.references.find(({ to, value }) => to === "pages" && /^https?:/.test(value));
    // Fields that cannot be read may have the month.
    const hasMonth = file.values === undefined || valueAt(file.values, ["checked"]) !== undefined;
    if (!isOfArea || !link || hasMonth) return [];
    const { value, line, column } = link;
    const message = `found a link to “${value}”, so the fields at the top need the month in which you read it. For example: checked: "2026-11".`;
    return [{ file: file.file, line, column, field: "checked", message }];
  });

/** Lists the areas that are not planned and have no document, which the launch check reports. */
export const missingAreaDocuments = (files: ReadFiles, areas: AreaList) =>
  kinds.flatMap((kind) =>
    areas[kind].flatMap(({ slug, status }, index) => {
      const path = `${kind}/${slug}.md`;
      if (slug === "" || status === "planned" || files.has(path)) return [];
      const { line = 1 } = problemAt(areas.file, [kind, index, "slug"], "");
      return [{ file: areas.file.file, line, path: join(contentFolder, path) }];
    }),
  );

/** Notes areas with a placeholder page, and cities of no region of the emergency page. */
export function areaNotes(files: ReadFiles, areas: AreaList): Problem[] {
  const inRegions = files
    .get("emergency.yaml")
    ?.references.flatMap(({ field, value }) => (field.includes(".cities.") ? value : []));
  return kinds.flatMap((kind) =>
    areas[kind].flatMap(({ slug, name }, index) => {
      const path = `${kind}/${slug}.md`;
      const document = files.get(path);
      const note = (message: string) => [problemAt(areas.file, [kind, index, "slug"], message)];
      if (!document) {
        return slug === ""
          ? []
          : note(
              `there is no ${join(contentFolder, path)}, so ${name} has a placeholder page. If the document was deleted by mistake, restore it.`,
            );
      }
      if (kind !== "cities" || document.isDraft || inRegions?.includes(slug)) return [];
      return note(
        `no region of emergency.yaml lists ${name}, so it is under “Other places” there.`,
      );
    }),
  );
}
