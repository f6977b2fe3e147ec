/** Checks that every area has a document or is planned, and that its page and drawing name it. */
import { basename, join } from "node:path";
import { z } from "zod";
import { neighbourhoodPath } from "#routes.ts";
import { slugPattern } from "#content/fields.ts";
import type { FieldPath } from "#content/schema-at.ts";
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import { contentFileExists, contentFolder } from "#content/content-folder.ts";
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
  neighbourhoods: z
    .array(area.transform((one) => ({ ...one, path: neighbourhoodPath(one.slug) })))
    .catch([]),
});
const areaKinds = areaListSchema.keyof().options;

/** The areas as `areas.yaml` lists them, each with the path of its page. */
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
  return areaKinds.flatMap((kind) => {
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
        if (!text || text.includes(withoutArticle(name))) return [];
        return [problemAt(document, [field], `found “${text}”, which does not name ${name}.`)];
      });
      return [...(isElsewhere ? [note(inNoRegion)] : []), ...unnamed];
    }),
  );
}
