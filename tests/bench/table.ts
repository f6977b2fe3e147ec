/** Writes what was measured as Markdown: to the terminal and into a file of test-results/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

/** Something that was asked for, and what was found. */
export interface Bar {
  name: string;
  /** The most that is allowed. */
  most: number;
  found: number;
  unit?: string;
  decimals?: number;
}

/** A table of bars: each met, or missed by how much. */
export const bars = (list: readonly Bar[]): string =>
  table(
    ["bar", "at most", "found", "verdict"],
    list.map(({ name, most, found, unit = "", decimals = 0 }) => [
      name,
      `${figure(most, decimals)}${unit}`,
      `${figure(found, decimals)}${unit}`,
      found <= most ? "met" : `missed by ${figure(found - most, decimals)}${unit}`,
    ]),
  );

/** Prints a report and keeps it as a file of test-results/. */
export function publish(name: string, parts: readonly string[]) {
  const report = `${parts.join("\n\n")}\n`;
  mkdirSync("test-results", { recursive: true });
  writeFileSync(join("test-results", name), report);
  console.log(`\n${report}`);
}
