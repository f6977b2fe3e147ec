/** Checks for text and pictures that are still to be made. A problem without places is none. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckedFile, CheckedFiles } from "#content/check/checked-file.ts";
import { illustrations, illustrationsFolder } from "#content/content-folder.ts";
import { textAt } from "#content/check/checked-file.ts";
import { reviewsIn } from "#content/check/rules/reviews.ts";
import { valueAt } from "#content/yaml-paths.ts";
import { placeAt, type LaunchProblem, type Place } from "./problem.ts";

const counted = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** Finds reviews that are marked as samples, since no customer wrote them. */
export function sampleReviews(files: CheckedFiles): LaunchProblem {
  const samples = [...files.values()].flatMap((file) => {
    const indices = reviewsIn(file).filter((index) => valueAt(file.raw, [index, "sample"]));
    const [first] = indices;
    return first === undefined ? [] : [{ file, first, count: indices.length }];
  });
  const total = samples.reduce((sum, { count }) => sum + count, 0);
  return {
    name: "sample-reviews",
    what: `${counted(total, "review is a sample", "reviews are samples")}, which no customer wrote.`,
    places: samples.map(({ file, first, count }) =>
      placeAt(file, [first], `${count} from this line on`),
    ),
    fix: "Replace them with reviews by customers, or remove them. At least one review must stay.",
  };
}

/** Phone numbers and addresses that are only examples. */
const exampleFact = /\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b/g;

/** Fields of the company's facts that have checks of their own. */
const fieldsWithOwnCheck = /^(?:phone|text_number|email|sister_site|evidence|accepted)\b/;

function unfinishedPlaces({ file, texts, references, locate, isDraft, collection }: CheckedFile) {
  if (isDraft) return [];
  const examplesIn = (text: string, lineOf: (words: string) => number): Place[] =>
    (text.match(exampleFact) ?? []).map((words) => ({ file, line: lineOf(words), words }));
  return [
    ...texts
      .filter(({ field }) => collection !== "business" || !fieldsWithOwnCheck.test(field))
      .flatMap((text) => examplesIn(text.text, (words) => locate(text, words).line)),
    // The address of a link is not in the words of its text.
    ...references
      .filter(({ to }) => to === "pages")
      .flatMap(({ value, line }) => examplesIn(value, () => line)),
  ];
}

/** Finds example facts in text that visitors read; the content check finds other placeholders. */
export function unfinishedText(files: CheckedFiles): LaunchProblem {
  return {
    name: "unfinished-text",
    what: "Some text is not finished.",
    places: [...files.values()].flatMap(unfinishedPlaces),
    fix: "Write the missing text.",
  };
}

/** Returns the field path of every area in the list. */
const areaPaths = ({ raw }: CheckedFile) =>
  (["cities", "neighbourhoods"] as const).flatMap((kind) => {
    const areas = valueAt(raw, [kind]);
    return Array.isArray(areas) ? areas.map((_, index) => [kind, index] as const) : [];
  });

/** Finds placeholder drawings: another area's, or a service's that is a copy of another. */
export function placeholderDrawings(areas: CheckedFile): LaunchProblem {
  const chosen = new Set<string>();
  const ofAreas = areaPaths(areas).flatMap(([kind, index]) => {
    const path = [kind, index, "image"];
    const image = textAt(areas, path) ?? "";
    const isOwn = image.startsWith(`${kind}/`) && !chosen.has(image);
    chosen.add(image);
    return isOwn ? [] : [placeAt(areas, path, image)];
  });
  const originals = new Map<string, string>();
  const ofServices = illustrations()
    .toSorted((a, b) => Number(a.startsWith("services/")) - Number(b.startsWith("services/")))
    .flatMap((image): Place[] => {
      const file = join(illustrationsFolder, image);
      const source = readFileSync(file, "utf8");
      const original = originals.get(source);
      originals.set(source, original ?? image);
      return original === undefined ? [] : [{ file, line: 1, words: `a copy of ${original}` }];
    });
  return {
    name: "placeholder-drawings",
    what: "Some areas and services have no picture of their own.",
    places: [...ofAreas, ...ofServices],
    fix: "Draw the missing pictures, or choose others.",
  };
}

/** Returns notes on content that is not published: planned pages and drafts. */
export function unpublishedNotes(
  files: CheckedFiles,
  areas: CheckedFile,
  drafts: readonly string[],
): string[] {
  const planned = areaPaths(areas)
    .filter(
      ([kind, index]) =>
        textAt(areas, [kind, index, "status"]) === "planned" ||
        !files.has(`${kind}/${textAt(areas, [kind, index, "slug"]) ?? ""}.md`),
    )
    .map((path) => textAt(areas, [...path, "name"]) ?? "");
  return [
    planned.length > 0 &&
      `${counted(planned.length, "page is", "pages are")} planned: ${planned.join(", ")}. Visitors see a placeholder page, which is not in the sitemap.`,
    drafts.length > 0 &&
      `${counted(drafts.length, "document is a draft", "documents are drafts")}: ${drafts.join(", ")}. Drafts are not published.`,
  ].filter((note) => note !== false);
}
