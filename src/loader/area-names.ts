/** Checks that an area's page and drawing name that area, and not the one that they were copied from. */
import { basename } from "node:path";
import type { FieldPath } from "#schemas/schema-at.ts";
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import type { AreaList } from "./check-areas.ts";
import { problemAt, textAt, type Problem } from "./problems.ts";

const kinds = ["cities", "neighbourhoods"] as const;

const withoutArticle = (name: string) => name.replace(/^the /i, "");

/** Names of areas by their first word; a longer name comes before the names that it contains. */
type AreaNameIndex = ReadonlyMap<string, readonly string[]>;

/** Finds the areas that a text names. */
export function areasNamedIn(text: string, names: AreaNameIndex): Set<string> {
  const words = (text.match(/[\p{L}\d.-]+/gu) ?? []).map((word) => word.replace(/[.-]+$/, ""));
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    const name = names
      .get(words[at] ?? "")
      ?.find((one) => `${words.slice(at).join(" ")} `.startsWith(`${one} `));
    if (name === undefined) continue;
    found.add(name);
    at += name.split(" ").length - 1;
  }
  return found;
}

/** Indexes the names of all areas for `areasNamedIn`. */
export const indexAreaNames = ({ cities, neighbourhoods }: AreaList): AreaNameIndex =>
  Map.groupBy(
    [...cities, ...neighbourhoods]
      .map(({ name }) => withoutArticle(name))
      .toSorted((a, b) => b.length - a.length),
    (name) => name.split(" ")[0] ?? "",
  );

/** Reports titles, headings and descriptions that name only another area, and pictures that belong to another area. */
export function checkAreaNames(files: CheckedFiles, list: CheckedFile, areas: AreaList): Problem[] {
  const names = indexAreaNames(areas);
  const imagesByAlt = new Map<string, string>();
  const check = (path: string, field: FieldPath, own: string, what: string): Problem[] => {
    const file = files.get(path);
    const text = textAt(file, field);
    if (!file || text === undefined || text.includes(withoutArticle(own))) return [];
    const [other] = areasNamedIn(text, names);
    if (other === undefined) return [];
    const message = `found “${text.length > 70 ? `${text.slice(0, 65)}…` : text}”, which names ${other}; this is ${what} of ${own}.`;
    return [problemAt(file, field, message)];
  };
  return kinds.flatMap((kind) => {
    // Of two areas with the same slug the first counts; the schema of the list reports the second.
    const slugs = new Map(areas[kind].toReversed().map(({ slug, name }) => [slug, name]));
    return areas[kind].flatMap(({ slug, name }, index) => {
      if (name === "" || slug === "" || slugs.get(slug) !== name) return [];
      const document = `${kind}/${slug}.md`;
      const head = ["title", "h1", "meta_description"];
      const problems = head.flatMap((field) => check(document, [field], name, "the page"));
      const image = textAt(list, [kind, index, "image"]) ?? "";
      const owner = slugs.get(basename(image, ".svg"));
      const alt = textAt(list, [kind, index, "alt"]) ?? "";
      const imageWithSameAlt = imagesByAlt.get(alt);
      imagesByAlt.set(alt, image);
      if (owner !== undefined && owner !== name && image.startsWith(`${kind}/`)) {
        const message = `found “${image}”, the drawing of ${owner}; every area needs its own.`;
        problems.push(problemAt(list, [kind, index, "image"], message));
      } else if (imageWithSameAlt !== undefined && alt !== "" && imageWithSameAlt !== image) {
        const message = `found the same words as for “${imageWithSameAlt}”; describe this picture.`;
        problems.push(problemAt(list, [kind, index, "alt"], message));
      } else {
        problems.push(...check("areas.yaml", [kind, index, "alt"], name, "the picture"));
      }
      return problems;
    });
  });
}
