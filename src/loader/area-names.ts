/** Checks that an area's page and drawing name it, and not the area they were copied from. */
import { basename } from "node:path";
import type { FieldPath } from "#schemas/schema-at.ts";
import type { AreaList } from "./check-areas.ts";
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import { problemAt, textAt, type Problem } from "./problems.ts";

const kinds = ["cities", "neighbourhoods"] as const;

const withoutArticle = (name: string) => name.replace(/^the /i, "");

/** Reports cities with two names, and titles, descriptions and pictures of another area. */
export function checkAreaNames(files: CheckedFiles, list: CheckedFile, areas: AreaList): Problem[] {
  const names = [...areas.cities, ...areas.neighbourhoods]
    .map(({ name }) => withoutArticle(name))
    .filter((name) => name !== "");
  const check = (path: string, field: FieldPath, own: string, what: string): Problem[] => {
    const file = files.get(path);
    const text = textAt(file, field);
    if (!file || text === undefined || text.includes(withoutArticle(own))) return [];
    const other = names.find((name) => new RegExp(`\\b${RegExp.escape(name)}\\b`).test(text));
    if (other === undefined) return [];
    const message = `found “${text.length > 70 ? `${text.slice(0, 65)}…` : text}”, which names ${other}; this is ${what} of ${own}.`;
    return [problemAt(file, field, message)];
  };
  const imagesByAlt = new Map<string, string>();
  return kinds.flatMap((kind) => {
    // Of two areas with the same slug the first counts; the schema of the list reports the second.
    const slugs = new Map(areas[kind].toReversed().map(({ slug, name }) => [slug, name]));
    return areas[kind].flatMap(({ slug, name }, index): Problem[] => {
      if (name === "" || slug === "" || slugs.get(slug) !== name) return [];
      const path = `${kind}/${slug}.md`;
      const document = files.get(path);
      const own = textAt(document, ["name"]) ?? name;
      const otherName = `found “${own}”, but areas.yaml calls this city “${name}”; use the same name in both.`;
      const ofPage = [
        ...(document && own !== name ? [problemAt(document, ["name"], otherName)] : []),
        ...["title", "h1", "meta_description"].flatMap((field) =>
          check(path, [field], name, "the page"),
        ),
      ];
      const image = textAt(list, [kind, index, "image"]) ?? "";
      const alt = textAt(list, [kind, index, "alt"]) ?? "";
      const owner = image.startsWith(`${kind}/`) ? slugs.get(basename(image, ".svg")) : undefined;
      if (owner !== undefined && owner !== name) {
        const message = `found “${image}”, the drawing of ${owner}; every area needs its own.`;
        return [...ofPage, problemAt(list, [kind, index, "image"], message)];
      }
      const imageWithSameAlt = imagesByAlt.get(alt);
      imagesByAlt.set(alt, image);
      if (imageWithSameAlt !== undefined && alt !== "" && imageWithSameAlt !== image) {
        const message = `found the same words as for “${imageWithSameAlt}”; describe this picture.`;
        return [...ofPage, problemAt(list, [kind, index, "alt"], message)];
      }
      return [...ofPage, ...check("areas.yaml", [kind, index, "alt"], name, "the picture")];
    });
  });
}
