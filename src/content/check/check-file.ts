/** Reads one file of the content and checks it by itself, without the other files. */
import { basename, extname, join, matchesGlob } from "node:path";
import { collectionReaders, type Collection } from "#content/collections.ts";
import { contentFolder } from "#content/content-folder.ts";
import { noFields, type FieldText, type ParsedFile } from "#content/parsed-file.ts";
import { markedPart } from "./plain-text.ts";
import { unfinishedPart } from "./unfinished-text.ts";
import { didYouMean, positionIn, problemIn, type Position, type Problem } from "./problems.ts";
import { readMarkdown } from "#content/read-markdown.ts";
import { readYaml } from "#content/read-yaml.ts";
import { unreadablePart, unsafePart } from "./unsafe-text.ts";
import { valueAt } from "#content/yaml-paths.ts";

/** The contents of one file, and its problems. */
export interface CheckedFile extends ParsedFile {
  /** The path of the file, relative to the project. */
  file: string;
  /** The name of its collection; undefined if no collection reads the file. */
  collection: string | undefined;
  /** Problems of drafts in a list, which do not stop a build. */
  unfinished: readonly Problem[];
  /** Finds the position of words of one of its texts. */
  locate: (text: FieldText, words: string) => Position;
  /** A wrong name or folder. */
  nameProblem: Problem | undefined;
}

/** All files of the content by their paths in the content folder. */
export type CheckedFiles = ReadonlyMap<string, CheckedFile>;

const readers = Object.entries<Collection>(collectionReaders);

/** Reads and checks one file, given its path in the content folder. */
export function checkFile(path: string, text: string): CheckedFile {
  const file = join(contentFolder, path);
  const [collection, reader] = readers.find(([, { pattern }]) => matchesGlob(path, pattern)) ?? [];
  const locate = (place: FieldText, words: string) => locateIn(text, place, words);
  const name = { collection, file, nameProblem: nameProblemOf(path, file, reader) };
  const unreadable = unreadableSource(text);
  if (reader && unreadable) {
    const position = positionIn(text, unreadable.at);
    const problem = { file, ...position, field: "", message: unreadable.message };
    return { ...noFields, ...name, locate, problems: [problem], unfinished: [] };
  }
  const parsed = reader ? parseFile(text, reader, file) : noFields;
  const problems = [
    ...parsed.problems,
    ...(reader ? textProblems(text, { file, locate }, parsed.texts) : []),
  ];
  // In a list, single items may be drafts.
  const isOfDraft = ({ field }: Problem) =>
    valueAt(parsed.raw, [field.split(".")[0] ?? "", "draft"]) === true;
  return {
    ...parsed,
    ...name,
    locate,
    problems: problems.filter((problem) => !isOfDraft(problem)),
    unfinished: problems.filter(isOfDraft),
  };
}

function parseFile(text: string, reader: Collection, file: string): ParsedFile {
  if (!reader.pattern.endsWith(".md")) {
    return reader.schema ? readYaml(text, reader.schema, file) : noFields;
  }
  try {
    return readMarkdown(text, reader, file);
  } catch (error) {
    // The only error that a text can cause: too small a stack for thousands of nested lists.
    if (!(error instanceof RangeError)) throw error;
    const message = "the file cannot be read; look for brackets inside brackets.";
    return { ...noFields, problems: [{ file, line: 1, column: 1, field: "text", message }] };
  }
}

/** Many times the largest file. With any text that is shorter, the check takes two seconds. */
const maxLength = 100_000;

/** Finds what keeps a file from being read: its size, or the marks of a merge conflict. */
function unreadableSource(text: string) {
  if (text.length > maxLength) {
    return { at: maxLength, message: "the file has more than 100,000 characters; shorten it." };
  }
  const conflict = /^(?:<{7}|>{7}|={7})(?!.)|^[<>]{7} /m.exec(text);
  if (!conflict) return undefined;
  const message =
    "found a mark of a merge conflict; keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.";
  return { at: conflict.index, message };
}

/** Finds unreadable or unsafe characters, and markup in plain text, in all texts of a file. */
function textProblems(
  source: string,
  file: Pick<CheckedFile, "file" | "locate">,
  texts: readonly FieldText[],
): Problem[] {
  const unsafe = unreadablePart(source);
  if (unsafe) {
    const position = positionIn(source, unsafe.at);
    const { field = "text", place } =
      texts.findLast(({ line, endLine }) => line <= position.line && position.line <= endLine) ??
      {};
    return [{ file: file.file, ...position, field, place, message: unsafe.message }];
  }
  return texts.flatMap((text): Problem[] => {
    // The character behind an escape such as “\u0007” is in the parsed text, not in the source.
    const part = unsafePart(text.text);
    if (part) {
      const words = text.text.slice(part.at).split(/\s/)[0] ?? "";
      return [problemIn(file, text, words, part.message)];
    }
    const found =
      unfinishedPart(text.text) ??
      (text.isMarkdown ? undefined : markedPart(text.text, text.placeholders));
    return found ? [problemIn(file, text, found.written, found.message)] : [];
  });
}

/** Finds words of a text in its file; the text's beginning if the source spells them otherwise. */
function locateIn(source: string, { line, endLine }: FieldText, words: string): Position {
  const lines = source.split("\n").slice(line - 1, endLine);
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
    .join("\\s+");
  const at = words ? new RegExp(pattern).exec(lines.join("\n"))?.index : undefined;
  const place = positionIn(lines.join("\n"), at ?? lines[0]?.search(/\S/) ?? 0);
  return { ...place, line: place.line + line - 1 };
}

/** Whether a file is the editors' guide, or one that Windows puts into folders. */
const isIgnored = (path: string) =>
  path === "README.md" || /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(path);

/** Reports a wrong name, or a file that no collection reads, with the folder it may belong in. */
function nameProblemOf(
  path: string,
  file: string,
  reader: Collection | undefined,
): Problem | undefined {
  const problem = (message: string) => ({ file, field: "file name", message });
  const name = basename(path, extname(path));
  if (reader?.name && !reader.name.pattern.test(name)) {
    return problem(`found “${basename(path)}”: it ${reader.name.rule}.`);
  }
  if (reader || isIgnored(path)) return undefined;
  const lowerCase = path.toLowerCase();
  const known = [
    ...(readers.some(([, { pattern }]) => matchesGlob(lowerCase, pattern)) ? [lowerCase] : []),
    ...readers.flatMap(([, { required = [] }]) => required),
  ];
  return problem(
    `no page reads this file; look at its folder and its name, in lower case and with .md or .yaml.${didYouMean(path, known)}`,
  );
}
