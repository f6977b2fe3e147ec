/** Checks of the content for what is still to be written or replaced. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parseDocument, visit } from "yaml";
import { checkContent } from "#loader/check-content.ts";
import { contentFolder } from "#loader/content-folder.ts";
import { isDraftDocument } from "#loader/drafts.ts";
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

/** What is not public yet although it is in the content: pages that are only planned, and drafts. */
export function leftOut(): string[] {
  const { document, text } = readYaml("areas.yaml");
  const planned = ["cities", "neighbourhoods"].flatMap((list) => {
    const areas = document.get(list);
    return (isSeq(areas) ? areas.items : []).flatMap((_, index) =>
      text(list, index, "status") === "planned" ? [text(list, index, "name")] : [],
    );
  });
  const { drafts } = checkContent();
  return [
    ...(planned.length > 0
      ? [
          `${count(planned.length, "page is", "pages are")} planned: ${planned.join(", ")}. Visitors find a page that says so; search engines are not told of it.`,
        ]
      : []),
    ...(drafts.length > 0
      ? [
          `${count(drafts.length, "document is a draft", "documents are drafts")}: ${drafts.join(", ")}. No visitor sees it.`,
        ]
      : []),
  ];
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const unfinished =
  /\blorem ipsum\b|\b(?:TODO|TBD|FIXME)\b|\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b/g;

/** Filler and notes to oneself in words that visitors read. The company's facts have checks of their own. */
export function unfinishedText(): LaunchProblem[] {
  const names = [...filesIn("*.yaml"), ...filesIn("*/*.md")].filter(
    (name) => !isDraftDocument(name),
  );
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
