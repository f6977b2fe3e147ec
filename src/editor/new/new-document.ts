/** Adds a draft document from a template, and for a city or neighbourhood an entry in areas.yaml. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { checkContent } from "#content/check.ts";
import { contentFiles, contentFolder, type ContentFiles } from "#content/content-folder.ts";
import { genericCityPath } from "#routes.ts";
import { hyphenated } from "#content/markdown-sections.ts";
import { describeProblem, type Problem } from "#content/problems.ts";
import { valueAt } from "#content/yaml.ts";
import { torontoToday } from "#toronto-time.ts";
import { setValues } from "#editor/cms/edit-yaml.ts";

/** Shows how the command is used. */
export const usage = `Usage: npm run new -- city "Thornhill" --at 43.81,-79.42
       npm run new -- neighbourhood "Swansea" --at 43.65,-79.48
       npm run new -- guide "Bats in the attic"
       npm run new -- job "Squirrels out of an attic in the Annex"

--at is the latitude and the longitude: right-click the place on openstreetmap.org and choose “Show address”.
It is not needed for an area that areas.yaml lists already.
A service needs a drawing of its own: copy a file of content/services/ and one of src/assets/illustrations/services/.`;

/** Says in its message why nothing was written. */
export class Refusal extends Error {}

/** The picture of an area until its own is drawn. */
const picture = {
  image: "steps/prevention.svg",
  alt: "A raccoon walks away along a white fence under an amber moon, past a house with a cap on its chimney.",
};

/** The folder of each kind's documents; for an area, also its list in areas.yaml. */
const folders = new Map([
  ["city", "cities"],
  ["neighbourhood", "neighbourhoods"],
  ["guide", "guides"],
  ["job", "jobs"],
]);

/** Returns a name as a part of a page's address, such as `st-johns-wood`. */
const slugOf = (name: string) => hyphenated(name.normalize("NFD").replaceAll(/\p{M}|['’.]/gu, ""));

/** Returns areas.yaml with the area at the end of its list, or nothing if it is listed already. */
function areasWithNew(
  source: string,
  {
    kind,
    folder,
    slug,
    name,
    at,
  }: Record<"kind" | "folder" | "slug" | "name", string> & { at: string | undefined },
): [string, string][] {
  const lists: unknown = parse(source);
  const areas = z.array(z.unknown()).safeParse(valueAt(lists, [folder])).data;
  if (!areas)
    throw new Refusal(`areas.yaml has no list of ${folder}; npm run check:content shows why.`);
  if (areas.some((area) => valueAt(area, ["slug"]) === slug)) return [];
  if (at === undefined) throw new Refusal(`Where is ${name}?\n\n${usage}`);
  const [latitude, longitude] = at.split(",").map(Number);
  const path = kind === "city" ? { path: genericCityPath(slug) } : {};
  const area = { slug, name, ...path, latitude, longitude, ...picture };
  const text = setValues(source, { ...Object(lists), [folder]: [...areas, area] });
  return [["areas.yaml", source.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text]];
}

/**
 * Writes the document, and returns what was written and what is left to write. Overwrites nothing; throws a
 * `Refusal` before it writes what the content check would refuse.
 * @param at The latitude and the longitude of an area that areas.yaml does not list.
 */
export function newDocument(kind: string, name: string, at?: string): string {
  const folder = folders.get(kind);
  if (folder === undefined || !name) throw new Refusal(usage);
  if (/["\\]/.test(name))
    throw new Refusal("A name must not contain straight quotation marks or backslashes.");
  /** Tells whether documents of this kind are also listed in areas.yaml. */
  const isArea = kind === "city" || kind === "neighbourhood";
  const slug = slugOf(name);
  const documentPath = `${folder}/${slug}.md`;
  const files = contentFiles();
  const existing = [...files.keys()].find((path) => path.toLowerCase() === documentPath);
  if (existing)
    throw new Refusal(`${join(contentFolder, existing)} exists already; nothing was changed.`);

  const orders = [...checkContent(files).files].map(([path, { values }]) =>
    path.startsWith(`${folder}/`) ? Number(valueAt(values, ["order"])) || 0 : 0,
  );
  const today = torontoToday();
  const placeholders = new Map([
    ["name", name],
    ["order", String(Math.max(...orders) + 1)],
    ["day", today],
    ["month", today.slice(0, "2026-11".length)],
  ]);
  const template = readFileSync(new URL(`${kind}.md`, import.meta.url), "utf8");
  // Prettier puts spaces into braces outside of quotation marks.
  const text = template.replaceAll(
    /\{ ?(\w+) ?\}/g,
    (_, key: string) => placeholders.get(key) ?? "",
  );
  const added: ContentFiles = new Map([
    [documentPath, text],
    ...(isArea
      ? areasWithNew(files.get("areas.yaml") ?? "", { kind, folder, slug, name, at })
      : []),
  ]);
  const changedFiles = [...added.keys()].map((path) => join(contentFolder, path));
  const { problems, unfinished } = checkContent(new Map([...files, ...added]));
  const linesAbout = (all: readonly Problem[]) =>
    all.filter(({ file }) => changedFiles.includes(file)).map((one) => `  ${describeProblem(one)}`);
  const refused = linesAbout(problems);
  if (refused.length > 0)
    throw new Refusal(["Nothing was changed, because of:", ...refused].join("\n"));

  const written: string[] = [];
  for (const [path, text] of added) {
    const file = join(contentFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(`${files.has(path) ? "Changed" : "Created"} ${file}`);
  }
  const advice = [
    `Look at it with npm run dev, and at what is missing with npm run check:content. Then remove “draft: true” from ${join(contentFolder, documentPath)}.`,
    kind !== "job" &&
      `- Once src/assets/illustrations/${documentPath.replace(/md$/, "svg")} exists, name it in place of ${picture.image}, and describe it.`,
    isArea &&
      `- In areas.yaml, move the entry to where the areas page should list it.\n- Search the folder ${contentFolder} for sentences that count the ${folder}.`,
  ];
  return [
    ...written,
    "",
    "To write:",
    ...linesAbout(unfinished),
    "",
    ...advice.filter(Boolean),
  ].join("\n");
}
