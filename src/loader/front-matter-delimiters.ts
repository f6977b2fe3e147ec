/** The two lines of hyphens round a document's front matter: what people write instead, and what was meant. */

/** A text whose front matter can be found. */
interface Fenced {
  text: string;
  /** What was wrong with the lines of hyphens, told at a line of the mended text. */
  mistake?: { line: number; message: string };
  /** The line of the original on which a line of the mended text stands. */
  originalLine: (line: number) => number;
}

const isFence = (row: string | undefined) => /^---[ \t]*\r?$/.test(row ?? "");
/** What word processors and slips of the finger make of three hyphens. */
const isNearFence = (row: string) => /^\s*(?:[-–—]+|- - -)\s*$/.test(row) && !isFence(row);
/** A field, a list's item, a line that goes on, a note, or nothing. */
const isField = (row: string) => /^(?:[\w-]+\s*:|- |\s|# |#$|$)/.test(row);

/** Puts in the line of hyphens that is missing or misspelt, so that one slip hides no other mistake. */
export function mendFences(markdown: string): Fenced {
  const rows = markdown.replace(/^\uFEFF/, "").split("\n");
  const [first = "", ...rest] = rows;
  const near = rest.findIndex(isNearFence) + 1;
  if (isFence(first)) {
    if (rest.some(isFence)) return { text: markdown, originalLine: (line) => line };
    if (near > 0) return replaced(rows, near);
    const prose = rest.findIndex((row) => !isField(row)) + 1;
    const fields = rows.slice(0, prose === 0 ? rows.length : prose);
    const last = fields.findLastIndex((row) => row.trim() !== "");
    return inserted(rows, last + 1, "after the fields");
  }
  if (isNearFence(first)) return replaced(rows, 0);
  if (/^[\w-]+:/.test(first) && rest.some(isFence)) {
    return inserted(rows, 0, "before the fields");
  }
  return { text: markdown, originalLine: (line) => line };
}

const replaced = (rows: readonly string[], at: number): Fenced => ({
  text: rows.with(at, "---").join("\n"),
  mistake: {
    line: at + 1,
    message: `found “${(rows[at] ?? "").trim()}”, expected a line of three hyphens (---).`,
  },
  originalLine: (line) => line,
});

const inserted = (rows: readonly string[], at: number, where: string): Fenced => ({
  text: rows.toSpliced(at, 0, "---").join("\n"),
  mistake: { line: at + 1, message: `a line of three hyphens (---) is missing here, ${where}.` },
  originalLine: (line) => (line > at + 1 ? line - 1 : line),
});
