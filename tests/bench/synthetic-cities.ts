/** Makes up cities, as many as wanted, so that the real build can be measured at any size. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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

/** Adds cities to a copy of the content until it has so many; every eighth has a path of its own beside the generic one. */
export function addCities(folder: string, count: number) {
  const areas = readCollection(collectionReaders.areas).entries.get("areas")?.value;
  if (!areas) throw new Error("The real content cannot be read.");
  const models = readModels();
  const vocabulary = models.flatMap(
    ({ sections }) => [...sections.values()].join(" ").match(/\b[a-z]{5,}\b/g) ?? [],
  );
  const random = seeded(1);
  const cities = [...areas.cities];
  while (cities.length < count) {
    const name = `Measureville ${cities.length}`;
    const slug = `measureville-${cities.length}`;
    cities.push({
      slug,
      name,
      path: cities.length % 8 === 0 ? `/${slug}/wildlife-removal` : genericCityPath(slug),
      latitude: Number((42 + random() * 4).toFixed(4)),
      longitude: Number((-83 + random() * 8).toFixed(4)),
      image: "steps/prevention.svg",
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
