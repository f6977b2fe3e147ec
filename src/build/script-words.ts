/** Finds the classes, ids and custom properties that a page's scripts may write into it. */
import { Visitor, parseSync, type Plugin } from "vite";

/** Returns the custom properties that code or a style names. */
export const propertiesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

/** Returns every word in the strings of code. */
function wordsIn(code: string) {
  const words: string[] = [];
  const add = (text: string) => words.push(...text.split(/["'\s]+/), ...propertiesIn(text));
  new Visitor({
    Literal: ({ value }) => typeof value === "string" && add(value),
    TemplateElement: ({ value }) => add(value.raw),
  }).visit(parseSync("module.js", code).program);
  return words;
}

/**
 * Returns a Vite plugin that reads the scripts of a build, without those of packages, and a function
 * that returns every word in the strings of given files and of all that they import, at once or
 * later. Any word may be a name: a class that a script writes is never lost.
 */
export function scriptWords() {
  const chunks = new Map<string, { words: readonly string[]; imports: readonly string[] }>();
  const plugin: Plugin = {
    name: "script-words",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const words = Object.entries(file.modules).flatMap(([id, { code }]) =>
          id.includes("node_modules") ? [] : wordsIn(code ?? ""),
        );
        chunks.set(file.fileName, { words, imports: [...file.imports, ...file.dynamicImports] });
      }
    },
  };
  const wordsOf = (files: Iterable<string>) => {
    const found = new Set(files);
    // A set's loop also visits what is added meanwhile.
    for (const file of found) for (const next of chunks.get(file)?.imports ?? []) found.add(next);
    return [...found].flatMap((file) => chunks.get(file)?.words ?? []);
  };
  return { plugin, wordsOf };
}
