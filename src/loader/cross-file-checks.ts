/** What is wrong between files: names of things that do not exist, and words that should differ. */
import { basename, join } from "node:path";
import { z } from "zod";
import { neighbourhoodPath, servicePath, staticRoutes } from "#routes.ts";
import { slugPattern } from "#schemas/fields.ts";
import type { FieldPath } from "#schemas/schema-at.ts";
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import { checkAreas } from "./check-areas.ts";
import { checkReference, type ExistingNames } from "./check-reference.ts";
import { rulesThatDiffer } from "./own-rules.ts";
import { didYouMean, type Problem } from "./problems.ts";
import { valueAt } from "./yaml-paths.ts";

/** The areas of the list, whatever else may be wrong with them. */
const areas = z
  .array(
    z
      .object({
        slug: z.string().regex(slugPattern).catch(""),
        name: z.string().catch(""),
        path: z.string().catch(""),
        status: z.string().catch(""),
      })
      .catch({ slug: "", name: "", path: "", status: "" }),
  )
  .catch([]);
const areaListSchema = z.object({ cities: areas, neighbourhoods: areas });

type AreaList = z.infer<typeof areaListSchema>;

/**
 * Problems between files, and the paths of documents in another area's folder, whose own problems are not worth
 * reporting.
 */
export function checkAcrossFiles(
  files: CheckedFiles,
  { strays, ...names }: Omit<ExistingNames, "pages" | "drafts"> & { strays: readonly string[] },
) {
  const areaList = areaListSchema.safeParse(files.get("areas.yaml")?.raw).data;
  const existing = {
    ...names,
    pages: areaList && pagePaths(areaList, names.services),
    drafts: draftPages(files, areaList),
  };
  const misplaced = areaList ? misplacedDocuments(files, areaList) : new Map<string, Problem>();
  const placed = new Map([...files].filter(([path]) => !misplaced.has(path)));
  const problems = [
    ...misplaced.values(),
    ...[...placed.values()].flatMap(({ references }) =>
      references.flatMap((reference) => checkReference(reference, existing)),
    ),
    ...servicesWithoutDrawing(placed, names.illustrations),
    ...(areaList
      ? [
          ...cityNamesThatDiffer(placed, areaList),
          ...checkAreas(files, {
            lists: areaList,
            strays: [...strays, ...[...misplaced.keys()].map((path) => basename(path, ".md"))],
          }),
        ]
      : []),
    ...reviewsOfOtherYears(placed),
    ...repeatedDescriptions(placed),
    ...rulesThatDiffer(placed),
  ];
  return { misplaced: new Set(misplaced.keys()), problems };
}

/** The pages that no build has because their document is a draft, each with that document. */
function draftPages(files: CheckedFiles, areaList: AreaList | undefined) {
  const candidates: [page: string, document: string][] = [
    ...slugsOf(files, "services").map((slug): [string, string] => [
      servicePath(slug),
      `services/${slug}.md`,
    ]),
    ...(areaList?.cities ?? [])
      .filter(({ status }) => status === "")
      .map(({ slug, path }): [string, string] => [path, `cities/${slug}.md`]),
    ...(areaList?.neighbourhoods ?? [])
      .filter(({ status }) => status === "")
      .map(({ slug }): [string, string] => [neighbourhoodPath(slug), `neighbourhoods/${slug}.md`]),
  ];
  return new Map(
    candidates.flatMap(([page, document]) => {
      const { isDraft, file } = files.get(document) ?? {};
      return isDraft && file ? [[page, file] as const] : [];
    }),
  );
}

/** The slugs of a collection's documents. */
const slugsOf = (files: CheckedFiles, collection: string) =>
  [...files]
    .filter(([, file]) => file.collection === collection)
    .map(([path]) => basename(path, ".md"));

/** The path of every page; undefined while the list of areas holds mistakes, so that no link is blamed for them. */
function pagePaths({ cities, neighbourhoods }: AreaList, services: readonly string[]) {
  if ([...cities, ...neighbourhoods].some(({ slug }) => slug === "")) return undefined;
  return new Set<string>([
    ...Object.values(staticRoutes),
    ...services.map(servicePath),
    ...cities.map(({ path }) => path),
    ...neighbourhoods.map(({ slug }) => neighbourhoodPath(slug)),
  ]);
}

/** Documents of areas that are not on the list, or on the other one: nobody would ever see them. */
function misplacedDocuments(files: CheckedFiles, areaList: AreaList) {
  const misplaced = new Map<string, Problem>();
  for (const [kind, other] of [
    ["cities", "neighbourhoods"],
    ["neighbourhoods", "cities"],
  ] as const) {
    const slugs = new Set(areaList[kind].map(({ slug }) => slug));
    const otherSlugs = new Set(areaList[other].map(({ slug }) => slug));
    for (const slug of slugsOf(files, kind)) {
      const path = `${kind}/${slug}.md`;
      const file = files.get(path)?.file ?? path;
      // A slug on the list that cannot be read may be this document's.
      if (slugs.has(slug) || (slugs.has("") && !otherSlugs.has(slug))) continue;
      const message = otherSlugs.has(slug)
        ? `“${slug}” is on the list of ${other}; move the file to ${join(file, "..", "..", other)}.`
        : `no entry of areas.yaml under ${kind} has the slug “${slug}”; add one, or rename the file.${didYouMean(slug, [...slugs])}`;
      misplaced.set(path, { file, field: "file name", message });
    }
  }
  return misplaced;
}

/** Every service has a drawing of its own name. */
const servicesWithoutDrawing = (files: CheckedFiles, illustrations: readonly string[]): Problem[] =>
  slugsOf(files, "services")
    .filter((slug) => !illustrations.includes(`services/${slug}.svg`))
    .map((slug) => ({
      file: files.get(`services/${slug}.md`)?.file ?? slug,
      field: "file name",
      message: `this service has no drawing: put one at src/assets/illustrations/services/${slug}.svg.`,
    }));

const textAt = (file: CheckedFile | undefined, path: FieldPath) => {
  const value = valueAt(file?.raw, path);
  return typeof value === "string" ? value : undefined;
};

/** A problem with a field of a file. */
const problemAt = (file: CheckedFile, path: FieldPath, message: string): Problem => ({
  file: file.file,
  ...file.positionOf(path),
  field: path.join("."),
  message,
});

/** A city has the same name on its page as on the list. */
function cityNamesThatDiffer(files: CheckedFiles, { cities }: AreaList): Problem[] {
  // The first of two with one slug counts; the second is reported by the list's own schema.
  const names = new Map(cities.toReversed().map(({ slug, name }) => [slug, name]));
  return slugsOf(files, "cities").flatMap((slug) => {
    const document = files.get(`cities/${slug}.md`);
    const own = textAt(document, ["name"]);
    const name = names.get(slug) ?? "";
    if (!document || own === undefined || name.trim() === "" || own === name) return [];
    const message = `found “${own}”, but areas.yaml calls this city “${name}”; spell both alike.`;
    return [problemAt(document, ["name"], message)];
  });
}

/** A review is in the file of its year. */
const reviewsOfOtherYears = (files: CheckedFiles): Problem[] =>
  [...files].flatMap(([path, file]) => {
    if (file.collection !== "reviews" || !Array.isArray(file.raw)) return [];
    const year = basename(path, ".yaml");
    return file.raw.flatMap((_, index): Problem[] => {
      const date = textAt(file, [index, "date"]) ?? "";
      const own = /, (\d{4})$/.exec(date)?.[1];
      if (own === undefined || own === year) return [];
      const message = `found “${date}” among the reviews of ${year}; it belongs in ${own}.yaml.`;
      return [problemAt(file, [index, "date"], message)];
    });
  });

const keysOf = (value: unknown) =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

/** Search engines tell pages apart by their titles and descriptions: no two pages may share them. */
function repeatedDescriptions(files: CheckedFiles): Problem[] {
  const firstFiles = new Map<string, string>();
  return [...files.values()].flatMap((file) => {
    if (file.collection === "reviews") return [];
    // pages.yaml describes several pages, every other file one.
    const pages: FieldPath[] =
      file.collection === "pages" ? keysOf(file.raw).map((page) => [page]) : [[]];
    const paths = pages.flatMap((page) => [
      [...page, "title"],
      [...page, "meta_description"],
    ]);
    return paths.flatMap((path) => {
      const words = textAt(file, path);
      if (words === undefined) return [];
      const first = firstFiles.get(words);
      firstFiles.set(words, first ?? file.file);
      if (first === undefined) return [];
      return [
        problemAt(file, path, `found the same words as in ${first}; every page needs its own.`),
      ];
    });
  });
}
