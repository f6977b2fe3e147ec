/**
 * Loads the collections, for Astro and outside it: unlike `glob()`, with facts filled in, documents
 * split at their headings, dates as text, and without drafts.
 */
import { join, matchesGlob, relative } from "node:path";
import type { Loader } from "astro/loaders";
import type { z } from "zod";
import { readSettings } from "#settings.ts";
import { idOf, type Collection } from "./collections.ts";
import { contentFiles, contentFolder, debounceMs } from "./content-folder.ts";
import { factPatterns, readFacts } from "./facts.ts";
import { listProblems } from "./problems.ts";
import { readContentFile, waitsUntil, publishedPart, type ContentFile } from "./read.ts";
import { valueAt } from "./yaml.ts";

/** The files of a collection with their ids; unless `drafts` is set, those that builds publish. */
function documentsOf({ pattern }: Collection, { drafts }: { drafts: boolean }) {
  const facts = readFacts();
  return [...contentFiles(pattern)].flatMap(([path, text]) => {
    const file = readContentFile(path, text, facts);
    // Samples in lists stop the build of a public site.
    const isSample = !Array.isArray(file.values) && valueAt(file.values, ["sample"]) === true;
    if (!drafts && (file.isDraft || waitsUntil(file.values))) return [];
    if (isSample && readSettings().kind === "public") return [];
    return [{ id: idOf(path), path, file }];
  });
}

/** The data of a file; undefined for a list of drafts alone. Throws if the file is invalid. */
function dataFor({ data, problems, unfinished }: ContentFile, { drafts }: { drafts: boolean }) {
  const found = drafts ? [...problems, ...unfinished] : problems;
  if (!data) throw new Error(listProblems(found));
  return drafts ? data : publishedPart(data);
}

/** Reads a collection outside Astro, without drafts, by id. Throws if a file is invalid. */
export function readCollection<S extends z.ZodType>(collection: Collection & { dataSchema: S }) {
  return new Map(
    documentsOf(collection, { drafts: false }).flatMap(({ id, file }) => {
      const data = dataFor(file, { drafts: false });
      // The reader has validated the data by the schema.
      return data ? [[id, data as z.output<S>] as const] : [];
    }),
  );
}

/**
 * The loader of a collection. Builds leave out drafts. In `astro dev` it reads a file again when it
 * changes; an invalid file keeps its last valid data, so that its pages still work.
 */
export const contentLoader = (collection: Collection): Loader => ({
  name: "content",
  // eslint-disable-next-line @typescript-eslint/require-await -- Astro's type asks for a promise.
  load: async ({ store, watcher, logger }) => {
    const drafts = { drafts: watcher !== undefined };
    const load = () => {
      const found = new Set<string>();
      for (const { id, path, file } of documentsOf(collection, drafts)) {
        // Astro accepts no absolute path, such as that of a content folder elsewhere.
        const filePath = relative("", join(contentFolder, path));
        try {
          const data = dataFor(file, drafts);
          if (!data) continue;
          store.set({ id, data, filePath });
        } catch (error) {
          if (!watcher) throw error;
          logger.warn(`${filePath} is not valid; its last valid version is shown.`);
        }
        found.add(id);
      }
      for (const id of store.keys()) if (!found.has(id)) store.delete(id);
    };
    // Runs before loading: the watcher misses changes until it has seen the whole folder.
    watcher?.add(contentFolder);
    load();
    let timer: NodeJS.Timeout | undefined;
    for (const event of ["add", "change", "unlink"]) {
      watcher?.on(event, (path: string) => {
        const name = relative(contentFolder, path);
        if (![collection.pattern, ...factPatterns].some((pattern) => matchesGlob(name, pattern)))
          return;
        // The first step of writing a file may leave it empty.
        clearTimeout(timer);
        timer = setTimeout(load, debounceMs);
      });
    }
  },
});
