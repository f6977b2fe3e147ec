/**
 * Reads the collections, for Astro and outside it: unlike `glob()`, it fills in facts, splits
 * documents at their headings, leaves out drafts, and keeps dates as text. `check-content.ts` tells
 * what is wrong.
 */
import { basename, extname, join, matchesGlob, relative } from "node:path";
import type { Loader } from "astro/loaders";
import { z } from "zod";
import type { Collection } from "./collections.ts";
import { contentFiles, contentFolder } from "./content-folder.ts";
import { parseMarkdown } from "./markdown-tree.ts";
import { factPatterns, readFacts, type Facts } from "./facts.ts";
import { fillInAll } from "./fill-in.ts";
import { parseYaml } from "./parse-yaml.ts";
import { readSettings } from "#settings.ts";

/** The fields of a document, or a list of such fields; to JavaScript a list is an object too. */
const fieldsSchema = z.custom<Record<string, unknown>>(
  (value) => typeof value === "object" && value !== null,
);

const isMarked = (mark: "draft" | "sample") => (value: unknown) =>
  z.object({ [mark]: z.literal(true) }).safeParse(value).success;
const isDraft = isMarked("draft");
const isSample = isMarked("sample");

/**
 * Returns the data of a file before its validation: the YAML, or the front matter with the text,
 * with the facts in place of their names. Drafts are left out unless `drafts` is set: undefined for
 * a document that is a draft, and without the items of a list that are. The public site leaves out
 * documents that are samples; samples in lists stop its build.
 */
function dataOf(
  text: string,
  { pattern, readText }: Collection,
  facts: Facts,
  { drafts }: { drafts: boolean },
) {
  const isDocument = pattern.endsWith(".md");
  const { frontMatter, nodes } = isDocument
    ? parseMarkdown(text, facts)
    : { frontMatter: { yaml: text }, nodes: [] };
  const fields = fillInAll(frontMatter ? parseYaml(frontMatter.yaml) : {}, facts);
  if (isDocument && !drafts && isDraft(fields)) return undefined;
  if (isDocument && isSample(fields) && readSettings().kind === "public") return undefined;
  if (Array.isArray(fields)) {
    const published: unknown[] = drafts ? fields : fields.filter((item) => !isDraft(item));
    return published.length > 0 ? fieldsSchema.parse(published) : undefined;
  }
  return { ...fieldsSchema.parse(fields), ...readText?.(nodes, () => undefined, 0) };
}

/** The id of an entry: its file name without the extension. */
const idOf = (path: string) => basename(path, extname(path));

/** Reads a collection outside Astro, without drafts, by id. Throws if a file is invalid. */
export function readCollection<S extends z.ZodType>(collection: Collection & { dataSchema: S }) {
  const facts = readFacts();
  return new Map(
    [...contentFiles(collection.pattern)].flatMap(([path, text]) => {
      const id = idOf(path);
      const local = collection.localFacts?.(facts, id) ?? facts;
      const data = dataOf(text, collection, local, { drafts: false });
      return data ? [[id, collection.dataSchema.parse(data)] as const] : [];
    }),
  );
}

/**
 * The loader of a collection. Builds leave out drafts. In `astro dev` it reads a file again when it
 * changes; an invalid file keeps its last valid entry, so that its pages still work.
 */
export const contentLoader = (collection: Collection): Loader => ({
  name: "content",
  load: async (context) => {
    const { store, watcher, logger } = context;
    const load = async () => {
      const found = new Set<string>();
      const facts = readFacts();
      for (const [path, text] of contentFiles(collection.pattern)) {
        const id = idOf(path);
        // Astro accepts no absolute path, such as that of a content folder elsewhere.
        const filePath = relative("", join(contentFolder, path));
        try {
          const local = collection.localFacts?.(facts, id) ?? facts;
          const data = dataOf(text, collection, local, { drafts: watcher !== undefined });
          if (!data) continue;
          store.set({ id, data: await context.parseData({ id, data, filePath }), filePath });
        } catch (error) {
          if (!watcher) throw error;
          logger.warn(`${filePath} is not valid; its last valid version is shown.`);
        }
        found.add(id);
      }
      for (const id of store.keys()) if (!found.has(id)) store.delete(id);
    };
    // Before loading: the watcher misses changes until it has seen the whole folder.
    watcher?.add(contentFolder);
    await load();
    let timer: NodeJS.Timeout | undefined;
    for (const event of ["add", "change", "unlink"]) {
      watcher?.on(event, (path: string) => {
        const name = relative(contentFolder, path);
        if (![collection.pattern, ...factPatterns].some((pattern) => matchesGlob(name, pattern)))
          return;
        // Programs write a file in several steps, and the first one may leave it empty.
        clearTimeout(timer);
        timer = setTimeout(() => void load(), 30);
      });
    }
  },
});
