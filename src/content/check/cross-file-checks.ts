/** Checks files against each other: missing targets, and texts that must differ between pages. */
import { basename, join } from "node:path";
import { genericCityPath, staticRoutes } from "#routes.ts";
import type { FieldPath } from "#content/schema-at.ts";
import { areaListIn, checkAreaNames, checkAreas, type AreaList } from "./check-areas.ts";
import type { CheckedFiles } from "./check-file.ts";
import { checkGuides } from "./check-guides.ts";
import { checkReference, type Pages } from "./check-reference.ts";
import type { documentPages } from "#content/collections.ts";
import { illustrations } from "#content/content-folder.ts";
import { didYouMean, problemAt, type Problem } from "./problems.ts";
import { misplacedReviews } from "./review-order.ts";
import { valueAt } from "#content/yaml-paths.ts";

/**
 * Checks files against each other. Not `placed` are areas' documents without an entry in
 * `areas.yaml`: their own problems are left out, since the file is probably in the wrong folder.
 */
export function checkAcrossFiles(files: CheckedFiles, documents: ReturnType<typeof documentPages>) {
  const pictures = illustrations();
  const { list, areas } = areaListIn(files) ?? {};
  const pages = [...documents.map((page) => ({ ...page, status: "" })), ...areaPages(areas)];
  const slugsIn = (folder: string) =>
    documents.flatMap(({ slug, document }) => (document.startsWith(`${folder}/`) ? slug : []));
  const existing = {
    names: {
      illustrations: pictures,
      services: slugsIn("services"),
      guides: slugsIn("guides"),
      // A document counts as a city: a problem in areas.yaml is not reported at all references.
      cities: areas && [...areas.cities.map(({ slug }) => slug), ...slugsOf(files, "cities")],
    },
    pages: areas && pagePaths(areas, pages),
    drafts: new Map(
      pages.flatMap(({ page, document, status }) => {
        const { isDraft, file } = files.get(document) ?? {};
        return isDraft && file && !status ? [[page, file] as const] : [];
      }),
    ),
  };
  const misplaced = areas ? misplacedDocuments(files, areas) : new Map<string, Problem>();
  const placed = new Map([...files].filter(([path]) => !misplaced.has(path)));
  const problems = [
    ...misplaced.values(),
    ...[...placed.values()].flatMap(({ references }) =>
      references.flatMap((reference) => checkReference(reference, existing)),
    ),
    ...servicesWithoutDrawing(placed, pictures),
    ...(list && areas
      ? [...checkAreaNames(placed, list, areas), ...checkAreas(files, list, areas)]
      : []),
    ...misplacedReviews(placed),
    ...checkGuides(placed),
    ...repeatedFields(placed),
  ];
  return { placed: [...placed.values()], problems };
}

/** The page, the document and the status of every area. */
const areaPages = (areas: AreaList | undefined) =>
  Object.entries(areas ?? {}).flatMap(([kind, list]) =>
    list.map(({ slug, path, status }) => ({ page: path, document: `${kind}/${slug}.md`, status })),
  );

/** The slugs of the documents of a collection. */
const slugsOf = (files: CheckedFiles, collection: string) =>
  [...files]
    .filter(([, file]) => file.collection === collection)
    .map(([path]) => basename(path, ".md"));

/** All pages' paths; undefined, so links are not checked, while an area's slug is invalid. */
function pagePaths(
  { cities, neighbourhoods }: AreaList,
  pages: readonly { page: string }[],
): Pages | undefined {
  if ([...cities, ...neighbourhoods].some(({ slug }) => slug === "")) return undefined;
  const paths = [...Object.values(staticRoutes), ...pages.map(({ page }) => page)];
  return new Map([
    ...cities.map(({ slug, path }) => [genericCityPath(slug), path] as const),
    ...paths.map((path) => [path, path] as const),
  ]);
}

/** Finds areas' documents without an entry in the right list of areas.yaml: no page shows them. */
function misplacedDocuments(files: CheckedFiles, areas: AreaList) {
  const misplaced = new Map<string, Problem>();
  for (const [kind, other] of [
    ["cities", "neighbourhoods"],
    ["neighbourhoods", "cities"],
  ] as const) {
    const slugs = areas[kind].map(({ slug }) => slug);
    for (const slug of slugsOf(files, kind)) {
      const path = `${kind}/${slug}.md`;
      const file = files.get(path)?.file ?? path;
      const isOther = areas[other].some((area) => area.slug === slug);
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

/** Reports services without a drawing named like the service. */
const servicesWithoutDrawing = (files: CheckedFiles, pictures: readonly string[]): Problem[] =>
  slugsOf(files, "services")
    .filter((slug) => !pictures.includes(`services/${slug}.svg`))
    .map((slug) => ({
      file: files.get(`services/${slug}.md`)?.file ?? slug,
      field: "file name",
      message: `this service has no drawing: put one at src/assets/illustrations/services/${slug}.svg.`,
    }));

/** The fields that distinguish pages in search results and in lists. */
const uniqueFields = [
  ...["title", "meta_description", "h1", "heading", "lead", "description", "summary"],
  ...["order", "name", "content_title"],
];

/** Reports a page's first field that must be unique but repeats the value of another page. */
function repeatedFields(files: CheckedFiles): Problem[] {
  const firstFiles = new Map<string, string>();
  return [...files.values()].flatMap((file) => {
    if (file.collection === "reviews" || file.collection === "business") return [];
    // pages.yaml describes several pages, every other file one.
    const pages: FieldPath[] =
      file.collection === "pages" ? Object.keys(file.raw ?? {}).map((page) => [page]) : [[]];
    return pages.flatMap((page) =>
      uniqueFields
        .flatMap((field): Problem[] => {
          const value = valueAt(file.raw, [...page, field]);
          if (typeof value !== "number" && (typeof value !== "string" || !value.trim())) return [];
          // Each collection has an order of its own.
          const key = JSON.stringify([field, value, field === "order" && file.collection]);
          const first = firstFiles.get(key);
          firstFiles.set(key, first ?? file.file);
          if (first === undefined) return [];
          const what = typeof value === "number" ? "number" : "words";
          const message = `found the same ${what} as in ${first}; every page needs its own.`;
          return [problemAt(file, [...page, field], message)];
        })
        .slice(0, 1),
    );
  });
}
