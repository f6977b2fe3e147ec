/** Checks of the content for what is still to be written or replaced. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, isSeq, parseDocument, visit } from "yaml";
import { contentFolder, illustrations, illustrationsFolder } from "#loader/content-folder.ts";
import { isDraftDocument } from "#loader/drafts.ts";
import { placeholdersIn } from "./placeholder-text.ts";
import { isSampleText } from "./sample-texts.ts";
import { type LaunchProblem, type Place } from "./problem.ts";
import { readYaml, type YamlFile } from "./yaml-file.ts";

/** One problem for all its places; none where there is no place. */
const problemAt = (
  problem: Omit<LaunchProblem, "acceptable"> & { acceptable?: boolean },
): LaunchProblem[] => (problem.places.length === 0 ? [] : [{ acceptable: true, ...problem }]);

const filesIn = (pattern: string) => globSync(pattern, { cwd: contentFolder }).toSorted();

/** Reviews that no customer wrote: those marked as samples, and those whose mark was only removed. */
export function sampleReviews(): LaunchProblem[] {
  let count = 0;
  const places = filesIn("reviews/*.yaml").flatMap((name) => {
    const { document, placeOf } = readYaml(name);
    const reviews = isSeq(document.contents) ? document.contents.items : [];
    const samples = reviews.filter(
      (item) =>
        isMap(item) && (item.getIn(["sample"]) === true || isSampleText(item.getIn(["text"]))),
    );
    count += samples.length;
    return samples.slice(0, 1).map((first) => placeOf(first, `${samples.length} from here on`));
  });
  return problemAt({
    name: "sample-reviews",
    what: `${count} of the reviews ${count === 1 ? "is a sample" : "are samples"}, which no customer wrote.`,
    places,
    fix: "Replace them with customers' own, or remove them.",
    acceptable: false,
  });
}

/** What is not public yet although it is in the content: pages that are only planned, and drafts. */
export function leftOut({ document, text }: YamlFile): string[] {
  const planned = ["cities", "neighbourhoods"].flatMap((list) => {
    const areas = document.get(list);
    return (isSeq(areas) ? areas.items : []).flatMap((_, index) =>
      text(list, index, "status") === "planned" ? [text(list, index, "name")] : [],
    );
  });
  const drafts = filesIn("{cities,neighbourhoods,services}/*.md")
    .filter((name) => isDraftDocument(name))
    .map((name) => join(contentFolder, name));
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

/** Phone numbers and addresses that are only examples. */
const exampleFact = /\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b/g;

/** Filler, notes to oneself and examples in words that visitors read. */
export function unfinishedText(): LaunchProblem[] {
  const names = [...filesIn("*.yaml"), ...filesIn("*/*.{md,yaml}")].filter(
    (name) => !isDraftDocument(name),
  );
  return problemAt({
    name: "unfinished-text",
    what: "Some text is not finished.",
    places: names.flatMap(unfinishedPlaces),
    fix: "Write what belongs there.",
  });
}

function unfinishedPlaces(name: string): Place[] {
  const file = join(contentFolder, name);
  const source = readFileSync(file, "utf8");
  // Parsing takes longest, and most files have nothing of the kind even in their comments.
  if (unfinishedIn(source).length === 0) return [];
  return readableRanges(name, source).flatMap(([start, end]) =>
    unfinishedIn(source.slice(start, end)).map(({ 0: words, index }) => ({
      file,
      line: source.slice(0, start + index).split("\n").length,
      words,
    })),
  );
}

const unfinishedIn = (text: string) => [...placeholdersIn(text), ...text.matchAll(exampleFact)];

/** Drawings that stand in: an area's that is not its own, and a service's that is a copy of another. */
export function standInPictures({ document, placeAt }: YamlFile): LaunchProblem[] {
  const seen = new Set<string>();
  const ofAreas = ["cities", "neighbourhoods"].flatMap((list) => {
    const areas = document.get(list);
    return (isSeq(areas) ? areas.items : []).flatMap((_, index) => {
      const path = [list, index, "image"];
      const image = String(document.getIn(path));
      const isOwn = image.startsWith(`${list}/`) && !seen.has(image);
      seen.add(image);
      return isOwn ? [] : [placeAt(path, image)];
    });
  });
  const drawings = new Map<string, string>();
  const ofServices = illustrations()
    .toSorted((a, b) => Number(a.startsWith("services/")) - Number(b.startsWith("services/")))
    .flatMap((image): Place[] => {
      const file = join(illustrationsFolder, image);
      const source = readFileSync(file, "utf8");
      const original = drawings.get(source);
      drawings.set(source, original ?? image);
      return original === undefined ? [] : [{ file, line: 1, words: `a copy of ${original}` }];
    });
  return problemAt({
    name: "stand-in-pictures",
    what: "Some pictures stand in for others.",
    places: [...ofAreas, ...ofServices],
    fix: "Draw them, or choose others.",
  });
}

/** Fields of the company's facts that have checks of their own. */
const ownChecks = new Set(["phone", "email", "sister_site", "evidence", "accepted"]);

/** Where a file's words are: a document as a whole; of a YAML file the values, without keys and comments. */
function readableRanges(name: string, source: string): [start: number, end: number][] {
  if (!name.endsWith(".yaml")) return [[0, source.length]];
  const ranges: [number, number][] = [];
  visit(parseDocument(source), {
    Pair: (_, { key }) =>
      name === "business.yaml" && isScalar(key) && ownChecks.has(String(key.value))
        ? visit.SKIP
        : undefined,
    Scalar: (key, { range }) => {
      if (key !== "key" && range) ranges.push([range[0], range[1]]);
    },
  });
  return ranges;
}
