/** Checks of the content for text and pictures that must be written or replaced. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFile, type CheckedFile } from "#loader/check-file.ts";
import {
  contentFolder,
  illustrations,
  illustrationsFolder,
  type ContentFiles,
} from "#loader/content-folder.ts";
import { textAt } from "#loader/problems.ts";
import { positionIn } from "#loader/unsafe-text.ts";
import { valueAt } from "#loader/yaml-paths.ts";
import { isSampleText } from "./sample-texts.ts";
import { placeAt, type LaunchProblem, type Place } from "./problem.ts";

/** Filler text, notes such as TODO, and blanks such as “[your street]”; Markdown links are excluded. */
const placeholderText =
  /\blorem ipsum\b|\b(?:todo|tbd|fixme|x{3,})\b|\[(?:insert|add|your|enter|fill in)\b[^\]]*\](?!\()/gi;

/** Finds placeholders in a text, each with its position. */
export const placeholdersIn = (text: string) => [...text.matchAll(placeholderText)];

/** Returns the problem, or an empty list if it has no places. */
const problemAt = (
  problem: Omit<LaunchProblem, "acceptable"> & { acceptable?: boolean },
): LaunchProblem[] => (problem.places.length === 0 ? [] : [{ acceptable: true, ...problem }]);

/** Finds reviews that no customer wrote: those marked as samples, and samples whose mark was removed. */
export function sampleReviews(files: ContentFiles): LaunchProblem[] {
  let count = 0;
  const places = [...files].flatMap(([path, text]) => {
    if (!path.startsWith("reviews/")) return [];
    const file = checkFile(path, text);
    const samples = (Array.isArray(file.raw) ? [...file.raw.keys()] : []).filter(
      (index) =>
        valueAt(file.raw, [index, "sample"]) === true ||
        isSampleText(textAt(file, [index, "text"])),
    );
    count += samples.length;
    return samples
      .slice(0, 1)
      .map((first) => placeAt(file, [first], `${samples.length} from this line on`));
  });
  return problemAt({
    name: "sample-reviews",
    what: `${count} ${count === 1 ? "review is a sample" : "reviews are samples"}, which no customer wrote.`,
    places,
    fix: "Replace them with reviews by customers, or remove them.",
    acceptable: false,
  });
}

/** Returns the field path of every area in the list. */
const areaPaths = ({ raw }: CheckedFile) =>
  (["cities", "neighbourhoods"] as const).flatMap((kind) => {
    const areas = valueAt(raw, [kind]);
    return Array.isArray(areas) ? areas.map((_, index) => [kind, index] as const) : [];
  });

/** Whether a file is a draft. Files without that word are not parsed, which saves time. */
const isDraft = (path: string, text: string) =>
  text.includes("draft") && checkFile(path, text).isDraft === true;

/** Returns notes on content that is not published: planned pages and drafts. */
export function leftOut(files: ContentFiles, areas: CheckedFile): string[] {
  const planned = areaPaths(areas)
    .filter((path) => textAt(areas, [...path, "status"]) === "planned")
    .map((path) => textAt(areas, [...path, "name"]) ?? "");
  const drafts = [...files].flatMap(([path, text]) =>
    isDraft(path, text) ? [join(contentFolder, path)] : [],
  );
  return [
    ...(planned.length > 0
      ? [
          `${count(planned.length, "page is", "pages are")} planned: ${planned.join(", ")}. Visitors see a placeholder page, which is not in the sitemap.`,
        ]
      : []),
    ...(drafts.length > 0
      ? [
          `${count(drafts.length, "document is a draft", "documents are drafts")}: ${drafts.join(", ")}. Drafts are not published.`,
        ]
      : []),
  ];
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** Phone numbers and addresses that are only examples. */
const exampleFact = /\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b/g;

/** Finds placeholders and example facts in text that visitors read. */
export function unfinishedText(files: ContentFiles): LaunchProblem[] {
  return problemAt({
    name: "unfinished-text",
    what: "Some text is not finished.",
    places: [...files].flatMap(([path, text]) => unfinishedPlaces(path, text)),
    fix: "Write the missing text.",
  });
}

function unfinishedPlaces(path: string, source: string): Place[] {
  // Parsing is slow, and most files contain no such text even in comments.
  const found = unfinishedIn(source);
  if (found.length === 0) return [];
  const { file, texts, locate, isDraft, collection } = checkFile(path, source);
  if (isDraft || collection === undefined) return [];
  if (path.endsWith(".md")) {
    return found.map(({ 0: words, index }) => {
      return { file, line: positionIn(source, index).line, words };
    });
  }
  return texts
    .filter(({ field }) => collection !== "business" || !ownChecks.has(field.split(".")[0] ?? ""))
    .flatMap((text) =>
      unfinishedIn(text.text).map(([words]) => ({ file, line: locate(text, words).line, words })),
    );
}

const unfinishedIn = (text: string) => [...placeholdersIn(text), ...text.matchAll(exampleFact)];

/** Finds placeholder drawings: an area's that is not its own, and a service's that is a copy of another. */
export function standInPictures(areas: CheckedFile): LaunchProblem[] {
  const seen = new Set<string>();
  const ofAreas = areaPaths(areas).flatMap(([kind, index]) => {
    const path = [kind, index, "image"];
    const image = textAt(areas, path) ?? "";
    const isOwn = image.startsWith(`${kind}/`) && !seen.has(image);
    seen.add(image);
    return isOwn ? [] : [placeAt(areas, path, image)];
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
    name: "placeholder-drawings",
    what: "Some areas and services have no picture of their own.",
    places: [...ofAreas, ...ofServices],
    fix: "Draw the missing pictures, or choose others.",
  });
}

/** Fields of the company's facts that other functions check. */
const ownChecks = new Set(["phone", "email", "sister_site", "evidence", "accepted"]);
