/**
 * `npm run new`: adds a city or neighbourhood: an entry in areas.yaml and a draft document from a
 * template. It overwrites nothing, and writes nothing that the content check would refuse.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isSeq } from "yaml";
import { readArguments, stop } from "#command.ts";
import { checkContent } from "#loader/check-content.ts";
import { contentFiles, contentFolder, type ContentFiles } from "#loader/content-folder.ts";
import { describeProblem, type Problem } from "#loader/problems.ts";
import { copyStyle, openYaml, separateItems, textOf } from "#tools/editing/yaml/document.ts";

const usage = `Usage: npm run new -- city "Thornhill" --at 43.81,-79.42
       npm run new -- neighbourhood "Swansea" --at 43.65,-79.48

--at is the latitude and the longitude: right-click the place on openstreetmap.org and choose “Show address”.
It is not needed for an area that areas.yaml lists already.`;

/** The picture of an area until its own is drawn. */
const picture = {
  image: "steps/prevention.svg",
  alt: "A raccoon walks away along a white fence under an amber moon, past a house with a cap on its chimney.",
};

/** The list in areas.yaml for each kind, which is also the folder of its documents. */
const lists = { city: "cities", neighbourhood: "neighbourhoods" } as const;

/** Reads the command line. Ends the process with the usage if it is not complete. */
function readCommandLine(): { kind: keyof typeof lists; name: string; at: string | undefined } {
  const { values, positionals } = readArguments(usage, {
    options: { at: { type: "string" } },
    allowPositionals: true,
  });
  const [kind = "", ...words] = positionals;
  const name = words.join(" ").trim();
  if ((kind === "city" || kind === "neighbourhood") && name) return { kind, name, at: values.at };
  return stop(usage);
}

/** Returns a name as a part of a page's address, such as `st-johns-wood`. */
const slugOf = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}|['’.]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Returns areas.yaml with a new entry at the end of a list; undefined if it has the slug. */
function areasWith(source: string, list: string, entry: Readonly<Record<string, unknown>>) {
  const document = openYaml(source);
  const areas = document.getIn([list]);
  if (document.errors.length > 0 || !isSeq(areas)) {
    stop(`areas.yaml has no list of ${list}; npm run check:content shows why.`);
  }
  if (areas.items.some((_, index) => document.getIn([list, index, "slug"]) === entry["slug"])) {
    return undefined;
  }
  const item = document.createNode(entry);
  copyStyle(item, areas.items[0]);
  areas.add(item);
  separateItems(areas);
  return textOf(document, source);
}

const { kind, name, at } = readCommandLine();
if (/["\\]/.test(name)) stop("A name must not contain straight quotation marks or backslashes.");
const list = lists[kind];
const slug = slugOf(name);
const documentPath = `${list}/${slug}.md`;
const files = contentFiles();
const existing = [...files.keys()].find((path) => path.toLowerCase() === documentPath);
if (existing) stop(`${join(contentFolder, existing)} exists already; nothing was changed.`);

const [latitude, longitude] = (at ?? "").split(",").map(Number);
const areas = areasWith(files.get("areas.yaml") ?? "", list, {
  slug,
  name,
  ...(kind === "city" && { path: `/${slug}/raccoon-removal` }),
  latitude,
  longitude,
  ...picture,
});
if (areas !== undefined && at === undefined) stop(`Where is ${name}?`, "", usage);

const template = readFileSync(new URL(`${kind}.md`, import.meta.url), "utf8");
const added: ContentFiles = new Map([
  [
    documentPath,
    template
      .replaceAll("{name}", name)
      .replaceAll("{month}", new Date().toISOString().slice(0, "2026-11".length)),
  ],
  ...(areas === undefined ? [] : [["areas.yaml", areas] as const]),
]);
const changedFiles = [...added.keys()].map((path) => join(contentFolder, path));
const { problems, unfinished } = checkContent(new Map([...files, ...added]));
const linesAbout = (all: readonly Problem[]) =>
  all.filter(({ file }) => changedFiles.includes(file)).map((one) => `  ${describeProblem(one)}`);
const refused = linesAbout(problems);
if (refused.length > 0) stop("Nothing was changed, because of:", ...refused);

for (const [path, text] of added) {
  const file = join(contentFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${files.has(path) ? "Changed" : "Created"} ${file}`);
}
console.log(`
To write:
${linesAbout(unfinished).join("\n")}

Look at it with npm run dev, and at what is missing with npm run check:content. Then remove “draft: true” from
${join(contentFolder, documentPath)}.
- In areas.yaml, move the entry to where the areas page should list it. Once src/assets/illustrations/${list}/${slug}.svg
  exists, name it there, and describe it.
- Search the folder ${contentFolder} for sentences that count the ${list}.`);
