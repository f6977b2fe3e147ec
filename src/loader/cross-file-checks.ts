/** What is wrong between files: names that stand nowhere else, and words that should differ. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { homeSections, neighbourhoodPath, servicePath, staticRoutes } from "#routes.ts";
import type { ReadFile, ReadFiles } from "./check-content.ts";
import { slugPattern } from "#schemas/fields.ts";
import { didYouMean, type Problem } from "./problems.ts";
import { valueAt, type Reference } from "./read-yaml.ts";
import type { FieldPath } from "#schemas/schema-at.ts";

/** An area of the list, whatever else may be wrong with it. */
const listed = z
  .array(
    z
      .object({
        slug: z.string().regex(slugPattern).catch(""),
        name: z.string().catch(""),
        path: z.string().catch(""),
      })
      .catch({ slug: "", name: "", path: "" }),
  )
  .catch([]);
const areaList = z.object({ cities: listed, neighbourhoods: listed });

/** The list of areas; undefined where it cannot be read at all. */
type Areas = z.infer<typeof areaList> | undefined;

/** What is there to be named. */
interface Known {
  services: readonly string[];
  illustrations: readonly string[];
  /** The address of every page; undefined where the areas are not known. */
  pages: ReadonlySet<string> | undefined;
}

/**
 * Problems between files, and the files that lie in another area's folder, whose own are not worth telling.
 * `services` are all that there are, those whose file has a wrong name included.
 */
export function betweenFiles(
  all: ReadFiles,
  { services, illustrations }: Pick<Known, "services" | "illustrations">,
) {
  const areas = areaList.safeParse(all.get("areas.yaml")?.raw).data;
  const known = { services, illustrations, pages: pagesOf(areas, services) };
  const strays = areas ? strayDocuments(all, areas) : new Map<string, Problem>();
  const files = new Map([...all].filter(([path]) => !strays.has(path)));
  const problems = [
    ...strays.values(),
    ...[...files.values()].flatMap(({ references }) => references.flatMap(unknownName(known))),
    ...slugsIn(files, "services").flatMap((slug) => drawingOf(slug, files, illustrations)),
    ...otherNames(files, areas),
    ...otherYears(files),
    ...repeated(files),
  ];
  return { misplaced: new Set(strays.keys()), problems };
}

/** The documents of a collection, by their names. */
const slugsIn = (files: ReadFiles, collection: string) =>
  [...files]
    .filter(([, file]) => file.collection === collection)
    .map(([path]) => basename(path, ".md"));

/** The address of every page; none is known while the list of areas is not right. */
function pagesOf(areas: Areas, services: readonly string[]): ReadonlySet<string> | undefined {
  if (!areas || [...areas.cities, ...areas.neighbourhoods].some(({ slug }) => slug === "")) {
    return undefined;
  }
  return new Set<string>([
    ...Object.values(staticRoutes),
    ...services.map(servicePath),
    ...areas.cities.map(({ path }) => path),
    ...areas.neighbourhoods.map(({ slug }) => neighbourhoodPath(slug)),
  ]);
}

/** Documents of areas that are not on the list, or on the other one: nobody would ever see them. */
function strayDocuments(files: ReadFiles, areas: NonNullable<Areas>) {
  const strays = new Map<string, Problem>();
  for (const [kind, other] of [
    ["cities", "neighbourhoods"],
    ["neighbourhoods", "cities"],
  ] as const) {
    const slugs = new Set(areas[kind].map(({ slug }) => slug));
    const others = new Set(areas[other].map(({ slug }) => slug));
    for (const slug of slugsIn(files, kind)) {
      const path = `${kind}/${slug}.md`;
      const file = files.get(path)?.file ?? path;
      // A slug that is not one may be this document's.
      if (slugs.has(slug) || (slugs.has("") && !others.has(slug))) continue;
      const message = others.has(slug)
        ? `“${slug}” is on the list of ${other}; move the file to ${join(file, "..", "..", other)}.`
        : `no entry of areas.yaml under ${kind} has the slug “${slug}”; add one, or rename the file.${didYouMean(slug, [...slugs])}`;
      strays.set(path, { file, field: "file name", message });
    }
  }
  return strays;
}

/** Tells of a reference to something that is not there. */
const unknownName =
  (known: Known) =>
  (reference: Reference): Problem[] => {
    const { to, value, ...place } = reference;
    const message =
      to === "pages"
        ? known.pages && wrongLink(value, known.pages, reference.field)
        : known[to].includes(value)
          ? undefined
          : `found “${value}”: there is no such ${to === "services" ? "service" : "picture in src/assets/illustrations"}.${didYouMean(value, known[to])}`;
    return message === undefined ? [] : [{ ...place, message }];
  };

/** What is wrong with the address of a link or picture in running text. */
function wrongLink(url: string, pages: ReadonlySet<string>, field: string): string | undefined {
  if (field === "picture") {
    return url.startsWith("/") && existsSync(join("public", url))
      ? undefined
      : `found “${url}”: there is no such picture in public/, and those of other sites are not shown.`;
  }
  if (/^(?:https?:\/\/|mailto:|tel:)/.test(url)) {
    return URL.canParse(url) ? undefined : `found “${url}”, which is no address.`;
  }
  if (!url.startsWith("/")) {
    return `found “${url}”: a link begins with / within the site, such as /areas, and with https:// to others.`;
  }
  const [path = "", section] = url.split("#");
  if (!pages.has(path)) {
    return `found “${url}”: the site has no such page.${didYouMean(path, [...pages])}`;
  }
  if (section === undefined || path !== staticRoutes.home || isHomeSection(section))
    return undefined;
  return `found “${url}”: the home page has no such section.${didYouMean(section, homeSections)}`;
}

const isHomeSection = (section: string) => homeSections.some((other) => other === section);

/** Every service has a drawing of its own name. */
function drawingOf(slug: string, files: ReadFiles, illustrations: readonly string[]): Problem[] {
  const file = files.get(`services/${slug}.md`)?.file ?? slug;
  return illustrations.includes(`services/${slug}.svg`)
    ? []
    : [
        {
          file,
          field: "file name",
          message: `this service has no drawing: put one at src/assets/illustrations/services/${slug}.svg.`,
        },
      ];
}

const keysOf = (value: unknown) =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

const textAt = (file: ReadFile | undefined, path: FieldPath) => {
  const value = valueAt(file?.raw, path);
  return typeof value === "string" ? value : undefined;
};

/** A city is called the same on its page as on the list. */
function otherNames(files: ReadFiles, areas: Areas): Problem[] {
  // The first of two with one slug counts; the second is told of elsewhere.
  const names = new Map(areas?.cities.toReversed().map(({ slug, name }) => [slug, name]));
  return slugsIn(files, "cities").flatMap((slug) => {
    const document = files.get(`cities/${slug}.md`);
    const own = textAt(document, ["name"]);
    const name = names.get(slug) ?? "";
    return document === undefined || own === undefined || name.trim() === "" || own === name
      ? []
      : [
          {
            file: document.file,
            ...document.placeOf(["name"]),
            field: "name",
            message: `found “${own}”, but areas.yaml calls this city “${name}”; spell both alike.`,
          },
        ];
  });
}

/** A review stands in the file of its year. */
const otherYears = (files: ReadFiles): Problem[] =>
  [...files].flatMap(([path, file]) => {
    if (file.collection !== "reviews" || !Array.isArray(file.raw)) return [];
    const year = basename(path, ".yaml");
    return file.raw.flatMap((_, index): Problem[] => {
      const date = textAt(file, [index, "date"]);
      const own = /, (\d{4})$/.exec(date ?? "")?.[1];
      return own === undefined || own === year
        ? []
        : [
            {
              file: file.file,
              ...file.placeOf([index, "date"]),
              field: `${index}.date`,
              message: `found “${date ?? ""}” among the reviews of ${year}; it belongs in ${own}.yaml.`,
            },
          ];
    });
  });

/** Words by which search engines tell pages apart: no two pages may share them. */
function repeated(files: ReadFiles): Problem[] {
  const seen = new Map<string, string>();
  return [...files.values()].flatMap((file) => {
    const tops = file.collection === "pages" ? keysOf(file.raw) : [];
    const pages: FieldPath[] = tops.length > 0 ? tops.map((page) => [page]) : [[]];
    return pages.flatMap((page) =>
      ["title", "meta_description"].flatMap((name): Problem[] => {
        if (file.collection === "reviews") return [];
        const path = [...page, name];
        const words = textAt(file, path);
        if (words === undefined) return [];
        const other = seen.get(words);
        seen.set(words, other ?? file.file);
        return other === undefined
          ? []
          : [
              {
                file: file.file,
                ...file.placeOf(path),
                field: path.join("."),
                message: `found the same words as in ${other}; every page needs its own.`,
              },
            ];
      }),
    );
  });
}
