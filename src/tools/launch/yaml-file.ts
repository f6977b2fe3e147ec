import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isNode, LineCounter, parseDocument } from "yaml";
import { contentFolder } from "#loader/content-folder.ts";
import { type Place } from "./problem.ts";

/** Reads a YAML file of the content with the lines of its values. Mistakes in it are left to `check:content`. */
export function readYaml(name: string) {
  const file = join(contentFolder, name);
  const lineCounter = new LineCounter();
  const source = existsSync(file) ? readFileSync(file, "utf8") : "";
  const document = parseDocument(source, { lineCounter });
  const placeOf = (node: unknown, words = ""): Place => {
    const start = isNode(node) ? node.range?.[0] : undefined;
    return { file, line: start === undefined ? 1 : lineCounter.linePos(start).line, words };
  };
  return {
    /** Its path from the project's folder. */
    file,
    document,
    /** The text at a path; empty where there is none. */
    text: (...path: (string | number)[]) => {
      const value: unknown = document.getIn(path);
      return typeof value === "string" ? value : "";
    },
    /** Where the value at a path is. */
    placeAt: (path: readonly (string | number)[], words?: string) =>
      placeOf(document.getIn(path, true), words),
    /** Where a node of the document is. */
    placeOf,
  };
}

/** A YAML file of the content, as `readYaml` reads it. */
export type YamlFile = ReturnType<typeof readYaml>;
