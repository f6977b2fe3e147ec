/** Splits a document into front matter, if it has valid delimiters, the gap below it, and text. */
export function splitFrontMatter(document: string) {
  const lines = document.split("\n");
  const isDelimiter = (line: string | undefined) => line?.trimEnd() === "---";
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
