/** Every area has a document or is planned, and every area's document is on the list of areas. */
import { basename, join } from "node:path";
import { mainCity } from "#site.ts";
import { areasSchema } from "#features/areas/schema.ts";
import { contentFolder } from "#content/content-folder.ts";
import { valueAt } from "#content/yaml.ts";
import { neighbourhoodPath } from "#routes.ts";
import { isWebLink, textAt, type ReadFiles } from "#content/read.ts";
import { didYouMean, type Problem } from "#content/problems.ts";
import type { Content, Report } from "./pages.ts";

const kinds = ["cities", "neighbourhoods"] as const;

/** The areas of `areas.yaml`, each with its path there, its page and its document, and that file. */
export type AreaList = NonNullable<ReturnType<typeof areaListIn>>;

/** The areas of `areas.yaml`; undefined while it has a mistake, which is then reported alone. */
export function areaListIn(files: ReadFiles) {
  const file = files.get("areas.yaml");
  const areas = areasSchema.safeParse(file?.values).data;
  if (!file || !areas) return undefined;
  const neighbourhoods = areas.neighbourhoods.map((area) => ({
    ...area,
    path: neighbourhoodPath(area.slug),
  }));
  const lists = { cities: areas.cities, neighbourhoods };
  const entries = kinds.flatMap((kind) =>
    lists[kind].map((area, index) => {
      const documentPath = `${kind}/${area.slug}.md`;
      return { ...area, kind, at: [kind, index], documentPath, document: files.get(documentPath) };
    }),
  );
  return { file, entries };
}

/** Finds areas' documents without an entry in the right list of areas.yaml: no page shows them. */
export function misplacedDocuments(files: ReadFiles, { entries }: AreaList) {
  const misplaced = new Map<string, Problem>();
  for (const [path, { file, collection }] of files) {
    const kind = kinds.find((name) => name === collection);
    if (!kind || entries.some(({ documentPath }) => documentPath === path)) continue;
    const slug = basename(path, ".md");
    const other = entries.find((area) => area.slug === slug)?.kind;
    const slugs = entries.filter((area) => area.kind === kind).map((area) => area.slug);
    const message = other
      ? `“${slug}” is on the list of ${other}; move the file to ${join(file, "..", "..", other)}.`
      : `no entry of areas.yaml under ${kind} has the slug “${slug}”; add one, or rename the file.${didYouMean(slug, slugs)}`;
    misplaced.set(path, { file, field: "file name", message });
  }
  return misplaced;
}

/** Reports a missing folder, other names, planned areas with a document, and Toronto as a draft. */
export function areaProblems({ areas }: Content, report: Report) {
  if (!areas) return;
  const { placeOf } = areas.file;
  for (const kind of kinds) {
    const listed = areas.entries.filter((area) => area.kind === kind);
    if (listed.length < 3 || listed.some(({ document }) => document)) continue;
    const message = `the documents of all ${listed.length} ${kind} are missing from ${join(contentFolder, kind)}. Restore the folder.`;
    report(placeOf([kind]), message);
  }
  for (const { slug, name, status, at, document } of areas.entries) {
    if (!document) continue;
    const nameThere = textAt(document, ["name"]) ?? name;
    if (nameThere !== name) {
      const message = `found “${nameThere}”, but areas.yaml calls this city “${name}”; use the same name in both.`;
      report(document.placeOf(["name"]), message);
    } else if (status === "planned" && !document.isDraft) {
      const message = `found “planned”, but ${document.file} exists: delete this line, or mark the document as unfinished with “draft: true”.`;
      report(placeOf([...at, "status"]), message);
    } else if (slug === mainCity && document.isDraft && status !== "planned") {
      const message = `${document.file} is a draft, but every neighbourhood's page links to the page of ${name}: remove “draft: true” from it, or add “status: planned” here.`;
      report(placeOf([...at, "slug"]), message);
    }
  }
}

/** Reports links of areas' documents to other sites if no month says when they were read. */
export function uncheckedLinks({ files }: Content, report: Report) {
  for (const file of files.values()) {
    const isOfArea = kinds.some((kind) => kind === file.collection);
    const link = file.references.find(isWebLink);
    // Fields that cannot be read may have the month.
    const hasMonth = file.values === undefined || valueAt(file.values, ["checked"]) !== undefined;
    if (!isOfArea || !link || hasMonth) continue;
    const message = `found a link to “${link.value}”, so the fields at the top need the month in which you read it. For example: checked: "2026-11".`;
    report({ ...link, field: "checked" }, message);
  }
}

/** Lists the areas that are not planned and have no document, which the launch check reports. */
export const missingAreaDocuments = ({ file, entries }: AreaList) =>
  entries.flatMap(({ status, at, documentPath, document }) => {
    if (status === "planned" || document) return [];
    const { line } = file.placeOf([...at, "slug"]);
    return [{ file: file.file, line, path: join(contentFolder, documentPath) }];
  });

/** Notes areas with a placeholder page, and cities of no region of the emergency page. */
export function areaNotes({ files, areas }: Content, report: Report) {
  if (!areas) return;
  const inRegions = files
    .get("emergency.yaml")
    ?.references.flatMap(({ field, value }) => (field.includes(".cities.") ? value : []));
  for (const { slug, name, kind, at, documentPath, document } of areas.entries) {
    const place = areas.file.placeOf([...at, "slug"]);
    if (!document) {
      const message = `there is no ${join(contentFolder, documentPath)}, so ${name} has a placeholder page. If the document was deleted by mistake, restore it.`;
      report(place, message);
    } else if (kind === "cities" && !document.isDraft && !inRegions?.includes(slug)) {
      report(
        place,
        `no region of emergency.yaml lists ${name}, so it is under “Other places” there.`,
      );
    }
  }
}
