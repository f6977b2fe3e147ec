/** Everything that is wrong with the content, in every file at once; needs no build. */
import { basename, dirname, extname, join, matchesGlob } from "node:path";
import { betweenFiles } from "./cross-file-checks.ts";
import { collectionReaders, type Collection } from "./collections.ts";
import { contentFiles, contentFolder, illustrations, type ContentFiles } from "./content-folder.ts";
import { didYouMean, type Problem } from "./problems.ts";
import type { Told } from "./read-yaml.ts";

/** What one file of the content says, and what is wrong with it by itself. */
export interface ReadFile extends Told {
  /** The file, from the project's root. */
  file: string;
  /** The name of its collection; undefined where no page reads the file. */
  collection: string | undefined;
  problems: readonly Problem[];
  /** What is wrong with its name or folder. */
  misnamed?: Problem | undefined;
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
    const placeOf = () => ({ line: 1, column: 1 });
    const misnamed = isNoContent(path) ? undefined : unread(path, file);
    return { file, collection, problems: [], misnamed, references: [], placeOf };
  }
  const { problems, raw, references, placeOf } = reader.read(text, file);
  const isRight = reader.name?.pattern.test(basename(path, extname(path))) ?? true;
  return {
    file,
    collection,
    // Not the data itself, which for all files at once would be much.
    raw,
    references,
    placeOf,
    problems: [...problems, ...brokenCharacters(text, file)],
    misnamed: isRight
      ? undefined
      : {
          file,
          field: "file name",
          message: `found “${basename(path)}”: it ${reader.name?.rule ?? ""}.`,
        },
  };
}

/** What is wrong with files that are already read. */
export function problemsIn(files: ReadFiles, pictures: readonly string[]): Problem[] {
  const named = new Map([...files].filter(([, { misnamed }]) => misnamed === undefined));
  const services = [...files]
    .filter(([, { collection }]) => collection === "services")
    .map(([path]) => basename(path, ".md").toLowerCase());
  const { misplaced, problems } = betweenFiles(named, { services, illustrations: pictures });
  return [
    ...missingFiles(files),
    ...[...files.values()].flatMap(({ misnamed }) => misnamed ?? []),
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

/** The editors' guide, and what Windows puts into folders. */
const isNoContent = (path: string) =>
  path === "README.md" || /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(path);

/** A file that no collection reads, and where it may belong: nobody would ever see it. */
function unread(path: string, file: string): Problem {
  const readers = Object.values<Collection<unknown>>(collectionReaders);
  const name = basename(path, extname(path));
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
  return {
    file,
    field: "file name",
    message: `no page reads this file; look at its folder and its name.${fixed || ending}`,
  };
}
