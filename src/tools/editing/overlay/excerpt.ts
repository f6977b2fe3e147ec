import { existsSync, readFileSync } from "node:fs";
import type { Problem } from "#loader/problems.ts";

/** The most characters of a line that are shown: a paragraph of Markdown is one line. */
const maxLength = 120;

/** The line of a mistake, with a mark, and those around it, as they stand in the file. */
export function excerptOf({ file, line, column = 1 }: Problem): string {
  if (line === undefined || !existsSync(file)) return "";
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  return [line - 1, line, line + 1]
    .flatMap((number) => {
      const text = lines[number - 1];
      if (text === undefined) return [];
      const start = number === line ? Math.max(0, column - maxLength / 2) : 0;
      const shown = text.slice(start, start + maxLength);
      const end = start + maxLength < text.length ? "…" : "";
      const mark = number === line ? ">" : " ";
      return `${mark} ${String(number).padStart(4)}  ${start > 0 ? "…" : ""}${shown}${end}`;
    })
    .join("\n");
}
