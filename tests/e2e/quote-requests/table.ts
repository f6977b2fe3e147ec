import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestInfo } from "@playwright/test";
import { rowSchema, type Row } from "./run-cell.ts";

const folderOf = ({ project }: TestInfo) => join(project.outputDir, `fault-matrix-${project.name}`);
const fileOf = (testInfo: TestInfo, group: string) =>
  join(folderOf(testInfo), `${group.replaceAll(/\W+/g, "-")}.json`);

/** Keeps a group's rows for the table: groups run in several processes. */
export function keepRows(testInfo: TestInfo, group: string, rows: readonly Row[]) {
  mkdirSync(folderOf(testInfo), { recursive: true });
  writeFileSync(fileOf(testInfo, group), JSON.stringify(rows));
}

/** Prints the whole table, once, when the rows of every group are there. */
export function printWhenComplete(testInfo: TestInfo, groups: readonly string[]) {
  if (!groups.every((group) => existsSync(fileOf(testInfo, group)))) return;
  try {
    writeFileSync(join(folderOf(testInfo), "printed"), "", { flag: "wx" });
  } catch {
    return;
  }
  const rows = groups.flatMap((group) =>
    rowSchema.array().parse(JSON.parse(readFileSync(fileOf(testInfo, group), "utf8"))),
  );
  const heads = {
    fault: "fault",
    form: "form",
    scripts: "scripts",
    gesture: "sent by",
    sees: "the visitor sees",
    next: "and then",
    logged: "the console says",
    arrived: "arrived",
    lostFields: "typed and lost",
  } as const;
  const columns = Object.entries(heads).map(([key, head]) => {
    const texts = rows.map((row) => String(new Map(Object.entries(row)).get(key)));
    return [head, ...texts];
  });
  const widths = columns.map((texts) => Math.max(...texts.map((text) => text.length)));
  const lines = Array.from({ length: rows.length + 1 }, (_, line) =>
    columns
      .map((texts, at) => (texts[line] ?? "").padEnd(widths[at] ?? 0))
      .join(" | ")
      .trimEnd(),
  );
  const sum = (key: "lost" | "twice") => rows.filter((row) => row[key]).length;
  console.log(
    [
      "",
      ...lines,
      `${rows.length} cells; requests lost: ${sum("lost")}, sent twice: ${sum("twice")}`,
      "",
    ].join("\n"),
  );
}
