/** Drafts are left out of builds and do not block them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parseDocument } from "yaml";
import { contentFolder } from "./content-folder.ts";
import { parseMarkdown } from "./markdown-tree.ts";
import type { ReadResult } from "./parsed-file.ts";
import { repairDelimiters } from "./front-matter-delimiters.ts";

/** Reads a file of a collection. */
type Read<T> = (text: string, file: string) => ReadResult<T>;

/** Adds drafts to a reader: `published` removes them from the data, and their problems become `unfinished`. */
export const readWithDrafts =
  <T>(read: Read<T>, published: (data: T) => T | undefined): Read<T> =>
  (text, file) => {
    const result = read(text, file);
    const { data } = result;
    if (data !== undefined) return { ...result, published: () => published(data) };
    return result.isDraft ? { ...result, problems: [], unfinished: result.problems } : result;
  };

/** Like `readWithDrafts`, for lists in which single entries may be drafts: if a draft is invalid, the others are read without it. */
export const readListWithDrafts = <T>(
  read: Read<T>,
  published: (data: T) => T | undefined,
): Read<T> =>
  readWithDrafts((text, file) => {
    const whole = read(text, file);
    const finished = withoutDrafts(text);
    if (whole.problems.length === 0 || finished === text) return whole;
    if (finished.trim() === "") return { ...whole, problems: [], unfinished: whole.problems };
    const rest = read(finished, file);
    const blocking = new Set(rest.problems.map((problem) => JSON.stringify(problem)));
    const unfinished = whole.problems.filter((problem) => !blocking.has(JSON.stringify(problem)));
    return { ...rest, unfinished };
  }, published);

/** Replaces the drafts of a YAML list with spaces, so that the other entries keep their line numbers. */
function withoutDrafts(text: string): string {
  if (!text.includes("draft")) return text;
  const { contents } = parseDocument(text);
  let rest = text;
  for (const item of isSeq(contents) ? contents.items : []) {
    if (!isMap(item) || item.getIn(["draft"]) !== true) continue;
    const start = text.lastIndexOf("\n", item.range[0]) + 1;
    const blank = text.slice(start, item.range[2]).replaceAll(/[^\n]/g, " ");
    rest = rest.slice(0, start) + blank + rest.slice(start + blank.length);
  }
  return rest;
}

/** Whether a document exists and is a draft. Documents without the word “draft” are not parsed. */
export function isDraftDocument(...path: string[]): boolean {
  const file = join(contentFolder, ...path);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (!text.includes("draft")) return false;
  const { frontMatter } = parseMarkdown(repairDelimiters(text).text);
  const { contents } = parseDocument(frontMatter?.yaml ?? "");
  return isMap(contents) && contents.getIn(["draft"]) === true;
}
