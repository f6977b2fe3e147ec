/** Reads one file of the content and checks it by itself, without the other files. */
import { basename, dirname, extname, join, matchesGlob } from "node:path";
import { collectionReaders, type Collection } from "./collections.ts";
import { contentFolder } from "./content-folder.ts";
import { findPolicyMentions, type PolicyMention } from "./company-policies.ts";
import { noFields, type FieldText, type ParsedFile, type Position } from "./parsed-file.ts";
import { markedPart } from "./plain-text.ts";
import { didYouMean, problemIn, type Problem } from "./problems.ts";
import { positionIn, unreadablePart, unsafePart } from "./unsafe-text.ts";

/** The contents of one file, and its problems. */
export interface CheckedFile extends ParsedFile {
  /** The path of the file, relative to the project. */
  file: string;
  /** The name of its collection; undefined if no collection reads the file. */
  collection: string | undefined;
  problems: readonly Problem[];
  /** Where the file states a company policy. */
  policyMentions: readonly PolicyMention[];
  /** Finds the position of words of one of its texts. */
  locate: (text: FieldText, words: string) => Position;
  /** A wrong name or folder. */
  nameProblem?: Problem | undefined;
}

/** All files of the content by their paths in the content folder. */
export type CheckedFiles = ReadonlyMap<string, CheckedFile>;

const readers = Object.entries<Collection<unknown>>(collectionReaders);

/** The most characters of a Markdown document; a longer one was probably pasted by mistake. */
const longestDocument = 60_000;

/** Reads and checks one file, given its path in the content folder. */
export function checkFile(path: string, text: string): CheckedFile {
  const file = join(contentFolder, path);
  const [collection, reader] = readers.find(([, { pattern }]) => matchesGlob(path, pattern)) ?? [];
  const locate = (place: FieldText, words: string) => locateIn(text, place, words);
  const unread: CheckedFile = {
    ...noFields,
    file,
    collection,
    locate,
    policyMentions: [],
    problems: [],
    nameProblem: reader ? nameProblemOf(path, file, reader.name) : unknownFile(path, file),
  };
  const unreadable = (message: string): CheckedFile => ({
    ...unread,
    problems: [{ file, line: 1, column: 1, field: "text", message }],
  });
  if (!reader) return unread;
  if (path.endsWith(".md") && text.length > longestDocument) {
    const message = `the document has ${text.length} characters; it must have at most ${longestDocument}.`;
    return unreadable(message);
  }
  try {
    const { raw, references, positionOf, nameOf, texts, isDraft, unfinished, problems } =
      reader.read(text, file);
    // The validated data is left out: for all files at once it would need too much memory.
    return {
      ...unread,
      raw,
      references,
      positionOf,
      nameOf,
      texts,
      isDraft,
      unfinished,
      policyMentions: findPolicyMentions(collection, texts),
      problems: [...problems, ...textProblems(text, unread, texts)],
    };
  } catch {
    return unreadable("the file cannot be read; look for brackets inside brackets.");
  }
}

/** Finds unreadable or unsafe characters, and markup in plain text, in all texts of a file. */
function textProblems(source: string, file: CheckedFile, texts: readonly FieldText[]): Problem[] {
  const shown = source.replace(/^\uFEFF/, "");
  const unsafe = unreadablePart(shown);
  if (unsafe) {
    const { message, at } = unsafe;
    const place = positionIn(shown, at);
    const text = texts.findLast(({ line, endLine }) => line <= place.line && place.line <= endLine);
    return [
      { file: file.file, ...place, field: text?.field ?? "text", place: text?.place, message },
    ];
  }
  return texts.flatMap((text): Problem[] => {
    // The character behind an escape such as “\u0007” is in the parsed text, not in the source.
    const part = unsafePart(text.text);
    if (part) {
      const words = text.text.slice(part.at).split(/\s/)[0] ?? "";
      return [problemIn(file, text, words, part.message)];
    }
    const marked = text.isMarkdown ? undefined : markedPart(text.text, text.placeholders);
    return marked ? [problemIn(file, text, marked.written, marked.message)] : [];
  });
}

/** Finds the position of words of a text in its file; the beginning of the text if the source spells them differently. */
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

function nameProblemOf(path: string, file: string, name: Collection<unknown>["name"]) {
  if (!name || name.pattern.test(basename(path, extname(path)))) return undefined;
  return { file, field: "file name", message: `found “${basename(path)}”: it ${name.rule}.` };
}

/** Whether a file is the editors' guide, or one that Windows puts into folders. */
const isIgnored = (path: string) =>
  path === "README.md" || /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(path);

/** Reports a file that no collection reads, and suggests the folder that it may belong in. */
function unknownFile(path: string, file: string): Problem | undefined {
  if (isIgnored(path)) return undefined;
  const name = basename(path, extname(path));
  const lowerCase = path.toLowerCase();
  if (lowerCase !== path && readers.some(([, { pattern }]) => matchesGlob(lowerCase, pattern))) {
    const message = `found “${basename(path)}”: write the name in lower case, “${basename(lowerCase)}”.`;
    return { file, field: "file name", message };
  }
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
