/** Generates cities, so that the real build can be measured with any number of them. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { genericCityPath } from "#routes.ts";
import { cityPageSchema } from "#features/areas/area-page-schema.ts";
import { parseMarkdown } from "#content/markdown-tree.ts";
import { content } from "../support/pages.ts";
import { seeded } from "../support/seeded-random.ts";

/** Adds cities to a copy of the content up to `count`; every eighth has two paths. */
export function addCities(folder: string, count: number) {
  const documents = readdirSync(join(folder, "cities")).map((file) =>
    readFileSync(join(folder, "cities", file), "utf8"),
  );
  const random = seeded(1);
  const cities = [...content.areas.cities];
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
    const model = documents[cities.length % documents.length] ?? "";
    writeFileSync(join(folder, "cities", `${slug}.md`), documentLike(model, name));
  }
  const areas = { ...content.areas, cities };
  writeFileSync(join(folder, "areas.yaml"), stringify(areas, { lineWidth: 0 }));
}

/** Returns a copy of a real city's document with another name. */
function documentLike(model: string, name: string) {
  const { frontMatter, nodes } = parseMarkdown(model);
  const {
    name: modelName,
    checked,
    who_to_call,
  } = cityPageSchema.parse(parse(frontMatter?.yaml ?? ""));
  const text = model.slice(nodes[0]?.position?.start.offset).replaceAll(modelName, name);
  const fields = {
    name,
    title: `Raccoon Removal in ${name} | AAA Affordable`,
    meta_description: `Humane wildlife removal in ${name} for raccoons, skunks, squirrels and birds: what the city does, what we do, and what it costs.`,
    h1: `Raccoon Removal in ${name}`,
    lead: `Raccoon over the garage, skunk by the step: humane removal across ${name}, and a phone line for emergencies 24/7.`,
    checked,
    who_to_call,
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${text}`;
}
