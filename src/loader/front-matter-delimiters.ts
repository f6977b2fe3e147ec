/** The two lines of hyphens around front matter. Missing or misspelt ones are repaired, so that the rest can be checked too. */

/** A document with valid delimiters. */
interface RepairedText {
  text: string;
  /** What was wrong with the delimiters, and its line in the repaired text. */
  mistake?: { line: number; message: string };
  /** Maps a line of the repaired text to its line in the original. */
  originalLine: (line: number) => number;
}

/** Whether a line is a valid delimiter. */
const isDelimiter = (line: string | undefined) => /^---[ \t]*\r?$/.test(line ?? "");
/** Whether a line was meant as a delimiter: for example, word processors turn three hyphens into dashes. */
const isNearDelimiter = (line: string) =>
  /^\s*(?:[-–—]+|- - -)\s*$/.test(line) && !isDelimiter(line);
/** Whether a line can be YAML: a field, a list item, a continued line, a comment, or an empty line. */
const isYaml = (line: string) => /^(?:[\w-]+\s*:|- |\s|# |#$|$)/.test(line);

/** A document's front matter, the empty lines after it, and its text. */
interface SplitDocument {
  /** Without the delimiters; empty if there is none. */
  frontMatter: string;
  gap: string;
  text: string;
}

/** Splits a document; without valid delimiters it has no front matter. */
export function splitFrontMatter(document: string): SplitDocument {
  const lines = document.split("\n");
  const end = isDelimiter(lines[0])
    ? lines.findIndex((line, at) => at > 0 && isDelimiter(line))
    : -1;
  if (end === -1) return { frontMatter: "", gap: "", text: document };
  const rest = ["", ...lines.slice(end + 1)].join("\n");
  const text = rest.replace(/^\n+/, "");
  return {
    frontMatter: lines.slice(1, end).join("\n"),
    gap: rest.slice(0, rest.length - text.length),
    text,
  };
}

/** Inserts a missing delimiter, or replaces a misspelt one. */
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

/** Moves empty lines at the beginning into the front matter, so that all lines keep their numbers. */
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
      ? "there are spaces before the three hyphens (---); delete the spaces."
      : `found “${(lines[at] ?? "").trim()}”, expected a line of three hyphens (---).`,
  },
});

const insertLine = (lines: readonly string[], at: number, where: string): RepairedText => ({
  text: lines.toSpliced(at, 0, "---").join("\n"),
  mistake: { line: at + 1, message: `a line of three hyphens (---) is missing here, ${where}.` },
  originalLine: (line) => (line > at + 1 ? line - 1 : line),
});
