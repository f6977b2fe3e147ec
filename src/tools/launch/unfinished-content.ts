/** Checks for text and pictures that are still to be made. A problem without places is none. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFile, type CheckedFile } from "#loader/check-file.ts";
import {
  contentFolder,
  illustrations,
  illustrationsFolder,
  type ContentFiles,
} from "#loader/content-folder.ts";
import { positionIn, textAt } from "#loader/problems.ts";
import { valueAt } from "#loader/yaml-paths.ts";
import { placeAt, type LaunchProblem, type Place } from "./problem.ts";

const counted = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** Finds reviews that are marked as samples, since no customer wrote them. */
export function sampleReviews(files: ContentFiles): LaunchProblem {
  const samples = [...files].flatMap(([path, text]) => {
    const file = path.startsWith("reviews/") ? checkFile(path, text) : undefined;
    const reviews: unknown[] = Array.isArray(file?.raw) ? file.raw : [];
    const indices = [...reviews.keys()].filter((index) => valueAt(reviews[index], ["sample"]));
    const [first = 0] = indices;
    return file && indices.length > 0 ? [{ file, first, count: indices.length }] : [];
  });
  const total = samples.reduce((sum, { count }) => sum + count, 0);
  return {
    name: "sample-reviews",
    what: `${counted(total, "review is a sample", "reviews are samples")}, which no customer wrote.`,
    places: samples.map(({ file, first, count }) =>
      placeAt(file, [first], `${count} from this line on`),
    ),
    fix: "Replace them with reviews by customers, or remove them.",
    acceptable: false,
  };
}

/** Phone numbers and addresses that are only examples. */
const exampleFact = /\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b/g;

const unfinishedIn = (text: string) => [...text.matchAll(exampleFact)];

/** Fields of the company's facts that have checks of their own. */
const fieldsWithOwnCheck = /^(?:phone|text_number|email|sister_site|evidence|accepted)\b/;

function unfinishedPlaces(path: string, source: string): Place[] {
  const found = unfinishedIn(source);
  // Parsing is slow, and most files contain no such text even in comments.
  if (found.length === 0) return [];
  const { file, texts, locate, isDraft, collection } = checkFile(path, source);
  if (isDraft || collection === undefined) return [];
  if (path.endsWith(".md")) {
    return found.map(({ 0: words, index }) => ({
      file,
      line: positionIn(source, index).line,
      words,
    }));
  }
  return texts
    .filter(({ field }) => collection !== "business" || !fieldsWithOwnCheck.test(field))
    .flatMap((text) =>
      unfinishedIn(text.text).map(([words]) => ({ file, line: locate(text, words).line, words })),
    );
}

/** Finds example facts in text that visitors read; the content check finds other placeholders. */
export function unfinishedText(files: ContentFiles): LaunchProblem {
  return {
    name: "unfinished-text",
    what: "Some text is not finished.",
    places: [...files].flatMap(([path, text]) => unfinishedPlaces(path, text)),
    fix: "Write the missing text.",
    acceptable: true,
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
    acceptable: true,
  };
}

/** Returns notes on content that is not published: planned pages and drafts. */
export function unpublishedNotes(files: ContentFiles, areas: CheckedFile): string[] {
  const planned = areaPaths(areas)
    .filter(
      ([kind, index]) =>
        textAt(areas, [kind, index, "status"]) === "planned" ||
        !files.has(`${kind}/${textAt(areas, [kind, index, "slug"]) ?? ""}.md`),
    )
    .map((path) => textAt(areas, [...path, "name"]) ?? "");
  // Files without the word are not parsed, which saves time.
  const drafts = [...files]
    .filter(([path, text]) => text.includes("draft") && checkFile(path, text).isDraft)
    .map(([path]) => join(contentFolder, path));
  return [
    planned.length > 0 &&
      `${counted(planned.length, "page is", "pages are")} planned: ${planned.join(", ")}. Visitors see a placeholder page, which is not in the sitemap.`,
    drafts.length > 0 &&
      `${counted(drafts.length, "document is a draft", "documents are drafts")}: ${drafts.join(", ")}. Drafts are not published.`,
  ].filter((note) => note !== false);
}
