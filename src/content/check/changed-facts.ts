/** Suggestions of `npm run check:content` for texts that have a fact of the last commit. */
import { execFileSync } from "node:child_process";
import { parseDocument } from "yaml";
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import { contentFolder } from "#content/content-folder.ts";
import { problemIn, type Problem } from "./problems.ts";
import { valueAt } from "#content/yaml-paths.ts";
import type { FieldPath } from "#content/schema-at.ts";

/** The files with facts that texts repeat. */
const factFiles = ["business.yaml", "cost-guide.yaml", "areas.yaml"] as const;

/** Returns a content file as of the last commit; undefined if there is none, or no git. */
function committedText(path: string): string | undefined {
  try {
    return execFileSync("git", ["show", `HEAD:./${path}`], {
      cwd: contentFolder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

/** A text or number, and where it is. */
type Fact = [value: string | number, path: FieldPath];

/** Yields every text and number of parsed YAML. */
function* factsIn(value: unknown, path: FieldPath = []): Generator<Fact> {
  if (typeof value === "string" || typeof value === "number") yield [value, path];
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* factsIn(part, [...path, key]);
}

/** Returns a pattern for whole words and numbers, across line breaks. */
const patternOf = (words: string) => {
  const escaped = words
    .trim()
    .split(/\s+/)
    .map(RegExp.escape)
    .join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])(?:${escaped})(?![\p{L}\d]|[.,]\d)`, "u");
};

/** Reports the texts that still have the old value of a fact. */
function suggestionsFor(source: CheckedFile, [value, path]: Fact, files: readonly CheckedFile[]) {
  const now = valueAt(source.raw, path);
  const change =
    typeof now === "string" || typeof now === "number" ? `says “${now}” now` : "has no longer";
  // A number may have a comma in a text, as in $1,400.
  const spellings = new Set([String(value), value.toLocaleString("en-CA")]);
  return [...spellings].flatMap((words) => {
    const pattern = patternOf(words);
    const message = `found “${words}”, which ${source.file} ${change} (${source.nameOf(path)}). Does this text mean the same?`;
    return files.flatMap((file) =>
      file.texts
        .filter(({ text }) => pattern.test(text))
        .map((text) => problemIn(file, text, words, message)),
    );
  });
}

/** Reports each text that still has a fact of the last commit, word for word, that has changed. */
export function changedFacts(files: CheckedFiles, committed = committedText): Problem[] {
  // Reviews are the words of customers.
  const texts = [...files.values()].filter(({ collection }) => collection !== "reviews");
  return factFiles.flatMap((path) => {
    const source = files.get(path);
    const before = committed(path);
    if (source?.raw === undefined || before === undefined) return [];
    const gone = new Map(factsIn(parseDocument(before).toJS()));
    for (const [value] of factsIn(source.raw)) gone.delete(value);
    // A single digit stands for too many other things, and so does a year.
    return [...gone]
      .filter(([value, [field]]) => String(value).length > 1 && field !== "copyright_year")
      .flatMap((fact) => suggestionsFor(source, fact, texts));
  });
}
