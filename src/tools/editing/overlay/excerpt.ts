import { existsSync, readFileSync } from "node:fs";
import type { Problem } from "#loader/problems.ts";
import type { Mistake } from "./messages.ts";

/** The most characters of a line that are shown: a paragraph of Markdown is one line. */
const maxLength = 120;

/** The line of a mistake and those around it, as they stand in the file. */
export function excerptOf({ file, line, column = 1 }: Problem): Mistake["excerpt"] {
  if (line === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  const first = Math.max(1, line - 1);
  return lines.slice(first - 1, line + 1).map((text, index) => {
    const number = first + index;
    const start = number === line ? Math.max(0, column - maxLength / 2) : 0;
    const part = text.slice(start, start + maxLength);
    const end = start + part.length < text.length ? "…" : "";
    return { number, text: `${start > 0 ? "…" : ""}${part}${end}`, isMarked: number === line };
  });
}
