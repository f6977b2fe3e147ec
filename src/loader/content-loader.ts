/** Astro's loader for all collections; it reports all problems of a collection at once. */
import { globSync, readFileSync } from "node:fs";
import { basename, extname, join, matchesGlob, relative } from "node:path";
import type { Loader } from "astro/loaders";
import type { Collection } from "./collections.ts";
import { contentFolder } from "./content-folder.ts";
import { ContentError, type Problem } from "./problems.ts";

/** An entry of Astro's data store: the value that the collection's reader returned, and its file. */
export interface Loaded<T> {
  value: T;
  file: string;
  [key: string]: unknown;
}

/** Reads all files of a collection as builds show them, without drafts unless `drafts` is set. */
export function readCollection<T>({ pattern, read }: Collection<T>, { drafts = false } = {}) {
  const entries = new Map<string, Loaded<T>>();
  const problems: Problem[] = [];
  const found = globSync(pattern, { cwd: contentFolder, withFileTypes: true });
  for (const entry of found.toSorted((a, b) => a.name.localeCompare(b.name))) {
    // The content check reports a folder named like a document.
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
 * The loader of a collection. In `astro dev` an invalid file keeps its last valid entry, so that its pages still work;
 * the problem is shown in front of them (tools/editing/show-problems.ts). In a build it throws a `ContentError`.
 */
export function contentLoader<T>(collection: Collection<T>): Loader {
  return {
    name: "content",
    load: ({ store, watcher }) => {
      const load = () => {
        const { entries, problems } = readCollection(collection, { drafts: watcher !== undefined });
        if (problems.length > 0 && !watcher) throw new ContentError(problems);
        const invalid = new Set(problems.map(({ file }) => idOf(file)));
        for (const id of store.keys()) {
          if (!entries.has(id) && !invalid.has(id)) store.delete(id);
        }
        for (const [id, data] of entries) store.set({ id, data });
      };
      load();
      const reload = (path: string) => {
        if (matchesGlob(relative(contentFolder, path), collection.pattern)) load();
      };
      watcher?.add(contentFolder);
      for (const event of ["add", "change", "unlink"]) watcher?.on(event, reload);
      return Promise.resolve();
    },
  };
}

/** The id of an entry: its file name without the extension. */
const idOf = (file: string) => basename(file, extname(file));
