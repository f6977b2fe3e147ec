/** Everything that is wrong with the content, in every file at once; needs no build. */
import { join } from "node:path";
import { collectionReaders } from "./collections.ts";
import { contentFolder } from "./folder.ts";
import { readCollection } from "./loader.ts";
import { misspelt, type Problem } from "./problems.ts";

/** The problems of every collection, and documents that belong to no area on the list. */
export function contentProblems(): Problem[] {
  const { areas, cities, neighbourhoods, ...others } = collectionReaders;
  const list = readCollection(areas);
  const documents = {
    cities: readCollection(cities),
    neighbourhoods: readCollection(neighbourhoods),
  };
  const listed = list.entries.get("areas")?.value;
  return [
    ...list.problems,
    ...(["cities", "neighbourhoods"] as const).flatMap((kind) => [
      ...documents[kind].problems,
      ...(listed ? strays(kind, [...documents[kind].entries.keys()], listed[kind]) : []),
    ]),
    ...Object.values(others).flatMap((reader) => readProblems(reader)),
  ];
}

const readProblems = (reader: Parameters<typeof readCollection>[0]) =>
  readCollection(reader).problems;

/** Documents whose name is no area's slug: nobody would ever see them. */
function strays(
  kind: "cities" | "neighbourhoods",
  names: readonly string[],
  listed: readonly { slug: string }[],
): Problem[] {
  const slugs = listed.map(({ slug }) => slug);
  return names
    .filter((name) => !slugs.includes(name))
    .map((name) => ({
      file: join(contentFolder, kind, `${name}.md`),
      field: "",
      message: `no entry of areas.yaml has the slug “${name}”; add one, or rename the file.${misspelt(name, slugs)}`,
    }));
}
