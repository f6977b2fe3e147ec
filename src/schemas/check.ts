/** Everything that is wrong with the content, in every file at once; needs no build. */
import { basename, dirname, extname, join, matchesGlob } from "node:path";
import { betweenFiles } from "./between-files.ts";
import { collectionReaders, type Collection } from "./collections.ts";
import { contentFiles, contentFolder, illustrations, type ContentFiles } from "./folder.ts";
import { didYouMean, type Problem } from "./problems.ts";
import type { Told } from "./read-yaml.ts";

/** What one file of the content says, and what is wrong with it by itself. */
export interface ReadFile extends Told {
  /** The file, from the project's root. */
  file: string;
  /** The name of its collection; undefined where no page reads the file. */
  collection: string | undefined;
  problems: readonly Problem[];
}

/** Every file of the content once read, by its path in the content folder. */
export type ReadFiles = ReadonlyMap<string, ReadFile>;

/** The problems of every file, and those that only several files together show, in the order of the files. */
export const contentProblems = (
  files: ContentFiles = contentFiles(),
  pictures: readonly string[] = illustrations(),
): Problem[] =>
  problemsIn(new Map([...files].map(([path, text]) => [path, readFile(path, text)])), pictures);

/** Reads one file of the content, by its path in the content folder. */
export function readFile(path: string, text: string): ReadFile {
  const file = join(contentFolder, path);
  const [collection, reader] =
    Object.entries<Collection<unknown>>(collectionReaders).find(([, { pattern }]) =>
      matchesGlob(path, pattern),
    ) ?? [];
  if (!reader) {
    return {
      file,
      collection,
      problems: [],
      references: [],
      placeOf: () => ({ line: 1, column: 1 }),
    };
  }
  const { problems, ...told } = reader.read(text, file);
  return { ...told, file, collection, problems: [...problems, ...brokenCharacters(text, file)] };
}

/** What is wrong with files that are already read. */
export function problemsIn(files: ReadFiles, pictures: readonly string[]): Problem[] {
  const names = new Map([...files].map(([path, { file }]) => [path, wrongName(path, file)]));
  const named = new Map([...files].filter(([path]) => names.get(path) === undefined));
  const services = [...files]
    .filter(([, { collection }]) => collection === "services")
    .map(([path]) => basename(path, ".md").toLowerCase());
  const { misplaced, problems } = betweenFiles(named, { services, illustrations: pictures });
  return [
    ...missingFiles(files),
    ...[...names.values()].filter((problem) => problem !== undefined),
    ...[...named].flatMap(([path, { problems: own }]) => (misplaced.has(path) ? [] : own)),
    ...problems,
  ].toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Letters that are lost where a file was saved in another encoding than UTF-8. */
function brokenCharacters(text: string, file: string): Problem[] {
  const before = text.slice(0, Math.max(text.indexOf("\uFFFD"), 0)).split("\n");
  return text.includes("\uFFFD")
    ? [
        {
          file,
          line: before.length,
          column: (before.at(-1) ?? "").length + 1,
          field: "text",
          message: "a letter cannot be read here; save the file again as UTF-8.",
        },
      ]
    : [];
}

const missingFiles = (files: ReadFiles): Problem[] =>
  Object.values<Collection<unknown>>(collectionReaders)
    .flatMap(({ required = [] }) => required)
    .filter((path) => !files.has(path))
    .map((path) => ({ file: join(contentFolder, path), field: "", message: "is missing." }));

/** What is wrong with a file's name or folder: no page reads it, or its name cannot be part of an address. */
function wrongName(path: string, file: string): Problem | undefined {
  // The editors' guide; and what Windows puts into folders.
  if (path === "README.md" || /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(path)) return undefined;
  const readers = Object.values<Collection<unknown>>(collectionReaders);
  const reader = readers.find(({ pattern }) => matchesGlob(path, pattern));
  const name = basename(path, extname(path));
  const complain = (message: string): Problem => ({ file, field: "file name", message });
  if (reader) {
    return !reader.name || reader.name.pattern.test(name)
      ? undefined
      : complain(`found “${basename(path)}”: it ${reader.name.rule}.`);
  }
  const fixed = didYouMean(
    path,
    readers.flatMap(({ required = [] }) => required),
  );
  const folders = readers.flatMap(({ pattern, name: rule }) =>
    rule?.pattern.test(name.toLowerCase()) && extname(pattern) === extname(path).toLowerCase()
      ? [dirname(pattern)]
      : [],
  );
  const belongs = folders.length > 0 ? ` Does it belong in ${folders.join(", ")}?` : "";
  const ending = /^\.(?:md|yaml)$/i.test(extname(path)) ? belongs : " It must end in .md or .yaml.";
  const hint = fixed || ending;
  return complain(`no page reads this file; look at its folder and its name.${hint}`);
}
