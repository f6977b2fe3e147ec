/** Repairs the two lines of hyphens around a document's front matter, so that one slip hides no other mistake. */

/** A text whose front matter can be found. */
interface RepairedText {
  text: string;
  /** What was wrong with the delimiters, at a line of the repaired text. */
  mistake?: { line: number; message: string };
  /** The line of the original that a line of the repaired text comes from. */
  originalLine: (line: number) => number;
}

/** Whether a line is one of the two around a document's front matter. */
export const isDelimiter = (line: string | undefined) => /^---[ \t]*\r?$/.test(line ?? "");
/** Word processors turn three hyphens into dashes. */
const isNearDelimiter = (line: string) =>
  /^\s*(?:[-–—]+|- - -)\s*$/.test(line) && !isDelimiter(line);
/** A field, an item of a list, a continued line, a comment, or an empty line. */
const isYaml = (line: string) => /^(?:[\w-]+\s*:|- |\s|# |#$|$)/.test(line);

/** Inserts the delimiter that is missing, or replaces the one that is misspelt. */
export function repairDelimiters(markdown: string): RepairedText {
  const lines = markdown.replace(/^\uFEFF/, "").split("\n");
  const empty = lines.findIndex((line) => line.trim() !== "");
  if (empty > 0 && (isDelimiter(lines[empty]) || isNearDelimiter(lines[empty] ?? ""))) {
    return withoutEmptyLines(lines, empty);
  }
  const [first = "", ...rest] = lines;
  const near = rest.findIndex(isNearDelimiter) + 1;
  if (isDelimiter(first)) {
    if (rest.some(isDelimiter)) return unchanged(markdown);
    if (near > 0) return replaceLine(lines, near);
    const text = rest.findIndex((line) => !isYaml(line)) + 1;
    const yaml = lines.slice(0, text === 0 ? lines.length : text);
    const last = yaml.findLastIndex((line) => line.trim() !== "");
    return insertLine(lines, last + 1, "after the fields");
  }
  if (isNearDelimiter(first)) return replaceLine(lines, 0);
  if (/^[\w-]+:/.test(first) && rest.some(isDelimiter)) {
    return insertLine(lines, 0, "before the fields");
  }
  return unchanged(markdown);
}

const unchanged = (text: string): RepairedText => ({ text, originalLine: (line) => line });

/** The empty lines at the beginning go to the front matter, so that every line keeps its number. */
const withoutEmptyLines = (lines: readonly string[], count: number): RepairedText => ({
  ...unchanged(["---", ...lines.slice(0, count), ...lines.slice(count + 1)].join("\n")),
  mistake: {
    line: 1,
    message: "the file begins with an empty line; its first line must be three hyphens (---).",
  },
});

const replaceLine = (lines: readonly string[], at: number): RepairedText => ({
  ...unchanged(lines.with(at, "---").join("\n")),
  mistake: {
    line: at + 1,
    message: /^\s+---\s*$/.test(lines[at] ?? "")
      ? "there are spaces before the three hyphens (---); begin them at the left."
      : `found “${(lines[at] ?? "").trim()}”, expected a line of three hyphens (---).`,
  },
});

const insertLine = (lines: readonly string[], at: number, where: string): RepairedText => ({
  text: lines.toSpliced(at, 0, "---").join("\n"),
  mistake: { line: at + 1, message: `a line of three hyphens (---) is missing here, ${where}.` },
  originalLine: (line) => (line > at + 1 ? line - 1 : line),
});
