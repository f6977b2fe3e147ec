/** Formats measurements as Markdown tables, and prints and stores them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the median (the upper of two middle values), which one outlier does not change. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Formats a number with thousands separators. */
export const figure = (value: number, decimals = 0) =>
  value.toLocaleString("en-CA", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** Returns a Markdown table. The first column is text, the others are numbers. */
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

/** Prints a report and writes it to a file in test-results/. */
export function publish(name: string, parts: readonly string[]) {
  const report = `${parts.join("\n\n")}\n`;
  mkdirSync("test-results", { recursive: true });
  writeFileSync(join("test-results", name), report);
  console.log(`\n${report}`);
}
