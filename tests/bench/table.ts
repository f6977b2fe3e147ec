/** Writes what was measured as Markdown: to the terminal and into a file of test-results/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The value in the middle, which one disturbed round does not move; of two in the middle the upper one. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** A figure with so many decimals, its thousands apart. */
export const figure = (value: number, decimals = 0) =>
  value.toLocaleString("en-CA", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** A table; the first column is words, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0), 3),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? "").padEnd(width) : (cells[column] ?? "").padStart(width))).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Prints a report and keeps it as a file of test-results/. */
export function publish(name: string, parts: readonly string[]) {
  const report = `${parts.join("\n\n")}\n`;
  mkdirSync("test-results", { recursive: true });
  writeFileSync(join("test-results", name), report);
  console.log(`\n${report}`);
}
