/** Makes up cities, as many as wanted, so that the real build can be measured at any size. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { genericCityPath } from "#routes.ts";
import { cityPageSchema, citySections } from "#schemas/city-page.ts";
import { collectionReaders } from "#loader/collections.ts";
import { contentFolder } from "#loader/content-folder.ts";
import { readCollection } from "#loader/content-loader.ts";
import { splitByHeadings } from "#loader/markdown-sections.ts";
import { parseMarkdown } from "#loader/markdown-tree.ts";
import { seeded } from "../support/seeded.ts";

const beginnings = ["", "North ", "South ", "East ", "West ", "Upper ", "Lower ", "New ", "Port "];
const stems =
  "Alder Ash Beech Birch Black Bright Cedar Clear Cold Cran Deer Elder Elm Fair Fern Flint Fox Glen Hart Hazel Heron Holly Iron Juniper Lake Larch Linden Maple Marsh Moss Oat Otter Pine Plum Raven Red Rye Sand Silver Stone Swan Thorn Trout Walnut White Willow Wood Wren Yarrow York".split(
    " ",
  );
const endings =
  "bank bourne bridge brook burn bury dale den field ford gate grove ham haven hill hurst land lea mere mill mont mouth point ridge shore side stead ton vale view ville water way wick worth".split(
    " ",
  );

/** The most cities that there are names for. */
const mostCities = beginnings.length * stems.length * endings.length;

/** A real city's document, taken apart for the made-up ones. */
interface Model {
  name: string;
  contacts: unknown;
  /** The Markdown below each heading. */
  sections: ReadonlyMap<string, string>;
}

function readModels(): Model[] {
  const folder = join(contentFolder, "cities");
  return readdirSync(folder).map((file) => {
    const markdown = readFileSync(join(folder, file), "utf8");
    const { frontMatter, nodes } = parseMarkdown(markdown);
    const { name, who_to_call } = cityPageSchema.parse(parse(frontMatter?.yaml ?? ""));
    const sections = splitByHeadings(2, nodes).sections.map(({ heading, nodes: parts }) => {
      const start = parts[0]?.position?.start.offset ?? 0;
      return [heading, markdown.slice(start, parts.at(-1)?.position?.end.offset)] as const;
    });
    return { name, contacts: who_to_call, sections: new Map(sections) };
  });
}

/** Swaps a tenth of a text's longer words for others, links and names left alone. */
const vary = (text: string, vocabulary: readonly string[], random: () => number) =>
  text.replaceAll(/\]\([^)]*\)|\b[a-z]{5,}\b/g, (found) =>
    found.startsWith("]") || random() > 0.1
      ? found
      : (vocabulary[Math.floor(random() * vocabulary.length)] ?? found),
  );

/**
 * Writes a content folder with so many cities, each with its document. The first is the real Toronto, which
 * the neighbourhoods belong to; every eighth has a path of its own beside the generic one.
 */
export function writeCities(folder: string, count: number) {
  if (count > mostCities) throw new Error(`There are names for ${mostCities} cities, no more.`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(contentFolder, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join(contentFolder, "cities")),
  });
  mkdirSync(join(folder, "cities"));
  cpSync(join(contentFolder, "cities", "toronto.md"), join(folder, "cities", "toronto.md"));

  const areas = readCollection(collectionReaders.areas).entries.get("areas")?.value;
  const toronto = areas?.cities.find(({ slug }) => slug === "toronto");
  if (!areas || !toronto) throw new Error("The real content cannot be read.");
  const models = readModels();
  const vocabulary = models.flatMap(
    ({ sections }) => [...sections.values()].join(" ").match(/\b[a-z]{5,}\b/g) ?? [],
  );
  const random = seeded(1);
  const cities = [toronto];
  for (let index = 0; cities.length < count; index++) {
    // Endings first, so that neighbours on the list do not all begin alike.
    const stem = stems[Math.floor(index / endings.length) % stems.length] ?? "";
    const beginning = beginnings[Math.floor(index / endings.length / stems.length)] ?? "";
    const name = `${beginning}${stem}${endings[index % endings.length] ?? ""}`;
    const slug = name.toLowerCase().replaceAll(" ", "-");
    // Not Toronto's own: a drawing belongs to one area of the list.
    const look = areas.cities[1 + (index % (areas.cities.length - 1))] ?? toronto;
    cities.push({
      slug,
      name,
      path: index % 8 === 0 ? `/${slug}/wildlife-removal` : genericCityPath(slug),
      latitude: Number((42 + random() * 4).toFixed(4)),
      longitude: Number((-83 + random() * 8).toFixed(4)),
      image: look.image,
      alt: `A raccoon on a roof in ${name}.`,
    });
    writeFileSync(
      join(folder, "cities", `${slug}.md`),
      cityDocument(name, models, vocabulary, random),
    );
  }
  writeFileSync(join(folder, "areas.yaml"), stringify({ ...areas, cities }, { lineWidth: 0 }));
}

/** A document whose sections come from different real ones. */
function cityDocument(
  name: string,
  models: readonly Model[],
  vocabulary: readonly string[],
  random: () => number,
) {
  const anyModel = () => models[Math.floor(random() * models.length)] ?? models[0];
  const sections = citySections.map((heading) => {
    const model = anyModel();
    const text = vary(model?.sections.get(heading) ?? "", vocabulary, random);
    // Every sentence ends in its own way, since the content check refuses sentences of another page.
    const own = text.replaceAll(/(?<!^\d)(?<=\S)[.?](?=\s|$)/gm, (end) => ` in ${name}${end}`);
    return `## ${heading}\n\n${model ? own.replaceAll(model.name, name) : ""}\n`;
  });
  const frontMatter = {
    name,
    title: `Raccoon Removal in ${name} | AAA Affordable`,
    meta_description: `Humane wildlife removal in ${name} for raccoons, skunks, squirrels and birds: what the city does, what we do, and what it costs.`,
    h1: `Raccoon Removal in ${name}`,
    lead: `Raccoon over the garage, skunk by the step: humane removal across ${name}, and a phone line for emergencies 24/7.`,
    who_to_call: anyModel()?.contacts,
  };
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${sections.join("\n")}`;
}
