/** The two lines of hyphens around front matter. */

/** Whether a line is a valid delimiter. */
const isDelimiter = (line: string | undefined) => /^---[ \t]*\r?$/.test(line ?? "");
/** Whether a line cannot be a field; word processors also turn three hyphens into dashes. */
const isNoField = (line: string) =>
  /^\s*(?:[-–—]+|- - -)\s*$/.test(line) || !/^(?:[\w-]+\s*:|- |\s|# |#$|$)/.test(line);

/** Splits a document into front matter, if it has valid delimiters, the gap below it, and text. */
export function splitFrontMatter(document: string) {
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

/** Returns what is wrong with the front matter's delimiters in a document, and the line. */
export function delimiterProblem(document: string): { line: number; message: string } | undefined {
  const lines = document.split("\n");
  const found = (at: number) => `found “${(lines[at] ?? "").trim().slice(0, 40)}”`;
  if (!isDelimiter(lines[0])) {
    const firstWords = lines.findIndex((line) => line.trim() !== "");
    const at = Math.max(firstWords, 0);
    const message = `${found(at)}; the first line of the file must be three hyphens (---), without spaces or empty lines before them.`;
    return { line: at + 1, message };
  }
  if (lines.some((line, at) => at > 0 && isDelimiter(line))) return undefined;
  const next = lines.findIndex((line, at) => at > 0 && isNoField(line));
  const at = next === -1 ? lines.length - 1 : next;
  const message = `${found(at)}; a line of three hyphens (---) must end the fields, above the text.`;
  return { line: at + 1, message };
}
