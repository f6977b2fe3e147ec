/** Checks of the content for what is still to be written or replaced. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parseDocument, visit } from "yaml";
import { contentFileExists, contentFolder } from "#loader/content-folder.ts";
import { type LaunchProblem, type Place } from "./problem.ts";
import { readYaml } from "./yaml-file.ts";

/** One problem for all its places; none where there is no place. */
const problemAt = (problem: Omit<LaunchProblem, "acceptable">): LaunchProblem[] =>
  problem.places.length === 0 ? [] : [{ ...problem, acceptable: true }];

const filesIn = (pattern: string) => globSync(pattern, { cwd: contentFolder }).toSorted();

/** Reviews that no customer wrote. */
export function sampleReviews(): LaunchProblem[] {
  let count = 0;
  const places = filesIn("reviews/*.yaml").flatMap((name) => {
    const { document, placeOf } = readYaml(name);
    const reviews = isSeq(document.contents) ? document.contents.items : [];
    const samples = reviews.filter((item) => isMap(item) && item.getIn(["sample"]) === true);
    count += samples.length;
    return samples.slice(0, 1).map((first) => placeOf(first, `${samples.length} from here on`));
  });
  return problemAt({
    name: "sample-reviews",
    what: `${count} of the reviews ${count === 1 ? "is a sample" : "are samples"}.`,
    places,
    fix: "Replace them with customers' own, or remove them.",
  });
}

/** Areas on the list that have no document yet, and so a placeholder page. */
export function placeholderPages(): LaunchProblem[] {
  const { document, placeOf } = readYaml("areas.yaml");
  const places = ["cities", "neighbourhoods"].flatMap((list) => {
    const areas = document.get(list);
    return (isSeq(areas) ? areas.items : []).flatMap((area) => {
      const name = `${isMap(area) ? String(area.get("slug")) : ""}.md`;
      return contentFileExists(list, name)
        ? []
        : [placeOf(area, `there is no ${join(contentFolder, list, name)}`)];
    });
  });
  return problemAt({
    name: "placeholder-pages",
    what: `${places.length} ${places.length === 1 ? "page is a placeholder" : "pages are placeholders"}.`,
    places,
    fix: "Write the document, or take the area off the list.",
  });
}

const unfinished =
  /\blorem ipsum\b|\b(?:TODO|TBD|FIXME)\b|\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b/g;

/** Filler and notes to oneself in words that visitors read. The company's facts have checks of their own. */
export function unfinishedText(): LaunchProblem[] {
  const names = [...filesIn("*.yaml"), ...filesIn("*/*.md")];
  return problemAt({
    name: "unfinished-text",
    what: "Some text is not finished.",
    places: names.filter((name) => name !== "business.yaml").flatMap(unfinishedPlaces),
    fix: "Write what belongs there.",
  });
}

function unfinishedPlaces(name: string): Place[] {
  const file = join(contentFolder, name);
  const source = readFileSync(file, "utf8");
  return readableRanges(name, source).flatMap(([start, end]) =>
    [...source.slice(start, end).matchAll(unfinished)].map(({ 0: words, index }) => ({
      file,
      line: source.slice(0, start + index).split("\n").length,
      words,
    })),
  );
}

/** Where a file's words are: a document as a whole; of a YAML file the values, without keys and comments. */
function readableRanges(name: string, source: string): [start: number, end: number][] {
  if (!name.endsWith(".yaml")) return [[0, source.length]];
  const ranges: [number, number][] = [];
  visit(parseDocument(source), {
    Scalar: (key, { range }) => {
      if (key !== "key" && range) ranges.push([range[0], range[1]]);
    },
  });
  return ranges;
}
