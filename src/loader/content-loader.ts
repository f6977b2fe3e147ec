/** The one loader of all collections: reads files, and stops at once with every problem they hold. */
import { globSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Loader } from "astro/loaders";
import type { Collection } from "./collections.ts";
import { contentFolder } from "./content-folder.ts";
import { ContentError, type Problem } from "./problems.ts";

/** An entry as the store keeps it: whatever its reader returned, under one key. */
export interface Loaded<T> {
  value: T;
  file: string;
  [key: string]: unknown;
}

/** Reads every file of a collection as builds show it; on request with its drafts. */
export function readCollection<T>({ pattern, read }: Collection<T>, { drafts = false } = {}) {
  const entries = new Map<string, Loaded<T>>();
  const problems: Problem[] = [];
  const found = globSync(pattern, { cwd: contentFolder, withFileTypes: true });
  for (const entry of found.toSorted((a, b) => a.name.localeCompare(b.name))) {
    // A folder with a document's name is reported by the check.
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    const result = read(readFileSync(file, "utf8"), file);
    const value = drafts || !result.published ? result.data : result.published();
    const { problems: mistakes, unfinished = [] } = result;
    if (value === undefined) problems.push(...mistakes, ...(drafts ? unfinished : []));
    else entries.set(idOf(entry.name), { value, file });
  }
  if (entries.size === 0 && problems.length === 0 && !pattern.includes("*")) {
    problems.push({ file: join(contentFolder, pattern), field: "", message: "is missing." });
  }
  return { entries, problems };
}

/**
 * Astro's loader of a collection. In `astro dev` a file with a mistake keeps what it last held, so that its
 * pages still stand; the mistake is shown over them (tools/editing/overlay).
 */
export function contentLoader<T>(collection: Collection<T>): Loader {
  return {
    name: "content",
    load: ({ store, watcher, refreshContextData }) => {
      const { entries, problems } = readCollection(collection, { drafts: watcher !== undefined });
      if (problems.length > 0 && !watcher) throw new ContentError(problems);
      const mistaken = new Set(problems.map(({ file }) => idOf(file)));
      for (const id of store.keys()) {
        if (!entries.has(id) && !mistaken.has(id)) store.delete(id);
      }
      for (const [id, data] of entries) store.set({ id, data });
      if (refreshContextData) refreshContextData["isLoaded"] = true;
      return Promise.resolve();
    },
  };
}

/** An entry's id: its file's name. */
const idOf = (file: string) => basename(file, extname(file));
