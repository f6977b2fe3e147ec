/** Reads one file of the content, whatever its kind, and tells what is wrong with it by itself. */
import { basename, dirname, extname, join, matchesGlob } from "node:path";
import { collectionReaders, type Collection } from "./collections.ts";
import { contentFolder } from "./content-folder.ts";
import { rulesSaidIn, type SaidRule } from "./own-rules.ts";
import { noFields, type ParsedFile } from "./parsed-file.ts";
import { didYouMean, type Problem } from "./problems.ts";

/** What one file of the content says, and what is wrong with it by itself. */
export interface CheckedFile extends ParsedFile {
  /** The file, from the project's root. */
  file: string;
  /** The name of its collection; undefined where no page reads the file. */
  collection: string | undefined;
  problems: readonly Problem[];
  /** Where it says a rule of the company's own. */
  ownRules: readonly SaidRule[];
  /** What is wrong with its name or folder. */
  nameProblem?: Problem | undefined;
}

/** Every file of the content, by its path in the content folder. */
export type CheckedFiles = ReadonlyMap<string, CheckedFile>;

const readers = Object.entries<Collection<unknown>>(collectionReaders);

/** Reads one file of the content, by its path in the content folder. */
export function checkFile(path: string, text: string): CheckedFile {
  const file = join(contentFolder, path);
  const [collection, reader] = readers.find(([, { pattern }]) => matchesGlob(path, pattern)) ?? [];
  if (!reader) {
    const nameProblem = isNoContent(path) ? undefined : unknownFile(path, file);
    return { ...noFields, file, collection, ownRules: [], problems: [], nameProblem };
  }
  // The data itself is left out: of all files at once it would fill the memory.
  const { problems, unfinished = [], isDraft, ...parsed } = reader.read(text, file);
  return {
    file,
    collection,
    raw: parsed.raw,
    references: parsed.references,
    ownRules: rulesSaidIn(path, text),
    positionOf: parsed.positionOf,
    isDraft,
    unfinished,
    problems: [...problems, ...unreadableCharacters(text, file)],
    nameProblem: nameProblemOf(path, file, reader.name),
  };
}

function nameProblemOf(path: string, file: string, name: Collection<unknown>["name"]) {
  if (!name || name.pattern.test(basename(path, extname(path)))) return undefined;
  return { file, field: "file name", message: `found “${basename(path)}”: it ${name.rule}.` };
}

/** Characters that are lost where a file was saved in another encoding than UTF-8. */
function unreadableCharacters(text: string, file: string): Problem[] {
  const at = text.indexOf("\uFFFD");
  if (at === -1) return [];
  const before = text.slice(0, at).split("\n");
  return [
    {
      file,
      line: before.length,
      column: (before.at(-1) ?? "").length + 1,
      field: "text",
      message: "a letter cannot be read here; save the file again as UTF-8.",
    },
  ];
}

/** The editors' guide, and the files that Windows puts into folders. */
const isNoContent = (path: string) =>
  path === "README.md" || /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(path);

/** A file that no collection reads, so that nobody would ever see it, and the folder that it may belong in. */
function unknownFile(path: string, file: string): Problem {
  const name = basename(path, extname(path));
  const suggestion = didYouMean(
    path,
    readers.flatMap(([, { required = [] }]) => required),
  );
  const folders = readers.flatMap(([, { pattern, name: rule }]) =>
    rule?.pattern.test(name.toLowerCase()) && extname(pattern) === extname(path).toLowerCase()
      ? [dirname(pattern)]
      : [],
  );
  const belongs = folders.length > 0 ? ` Does it belong in ${folders.join(", ")}?` : "";
  const ending = /^\.(?:md|yaml)$/i.test(extname(path)) ? belongs : " It must end in .md or .yaml.";
  return {
    file,
    field: "file name",
    message: `no page reads this file; look at its folder and its name.${suggestion || ending}`,
  };
}
