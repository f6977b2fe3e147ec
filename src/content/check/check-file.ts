/** Reads one file of the content and checks it by itself, without the other files. */
import { basename, extname, join, matchesGlob } from "node:path";
import { contentCollections, type Collection } from "#content/collections.ts";
import { contentFolder } from "#content/content-folder.ts";
import type { Facts } from "#content/facts.ts";
import { valueAt } from "#content/yaml-paths.ts";
import { noFields, type CheckedFile, type FieldText, type ParsedFile } from "./checked-file.ts";
import { didYouMean, positionIn, type Position, type Problem } from "./problems.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readYaml } from "./read-yaml.ts";
import { textProblems } from "./text-problems.ts";

const collections = Object.entries<Collection>(contentCollections);

/** Reads and checks one file, given its path in the content folder. */
export function checkFile(path: string, text: string, facts: Facts = {}): CheckedFile {
  const file = join(contentFolder, path);
  const [name, collection] =
    collections.find(([, { pattern }]) => matchesGlob(path, pattern)) ?? [];
  const locate = (place: FieldText, words: string) => locateIn(text, place, words);
  const parsed = collection ? parseFile(text, collection, file, facts) : noFields;
  const problems = [
    ...parsed.problems,
    ...(collection ? textProblems(text, { file, texts: parsed.texts, locate }, facts) : []),
  ];
  // In a list, single items may be drafts.
  const isOfDraft = ({ field }: Problem) =>
    Array.isArray(parsed.raw) && valueAt(parsed.raw, [Number.parseInt(field), "draft"]) === true;
  return {
    ...parsed,
    isDraft: parsed.isDraft && path.endsWith(".md"),
    file,
    collection: name,
    locate,
    nameProblem: nameProblemOf(path, file, collection),
    problems: problems.filter((problem) => !isOfDraft(problem)),
    unfinished: problems.filter(isOfDraft),
  };
}

function parseFile(text: string, collection: Collection, file: string, facts: Facts): ParsedFile {
  const conflict = /^(?:<{7}|>{7}|={7})(?!.)|^[<>]{7} /m.exec(text);
  if (conflict) {
    const message =
      "found a mark of a merge conflict; keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.";
    const position = positionIn(text, conflict.index);
    return { ...noFields, problems: [{ file, ...position, field: "", message }] };
  }
  if (collection.pattern.endsWith(".md")) return readMarkdown(text, collection, file, facts);
  return collection.schema ? readYaml(text, collection.schema, file, facts) : noFields;
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

/** Whether a file is for editors only, or one that Windows puts into folders. */
const isIgnored = (path: string) =>
  /(?:^|\/)README\.md$/.test(path) || /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(path);

/** Reports a wrong name, or a file that no collection reads, with the folder it may belong in. */
function nameProblemOf(
  path: string,
  file: string,
  collection: Collection | undefined,
): Problem | undefined {
  const problem = (message: string) => ({ file, field: "file name", message });
  if (collection?.name && !collection.name.pattern.test(basename(path, extname(path))))
    return problem(`found “${basename(path)}”: it ${collection.name.rule}.`);
  if (collection || isIgnored(path)) return undefined;
  const lowerCase = path.toLowerCase();
  const known = [
    ...(collections.some(([, { pattern }]) => matchesGlob(lowerCase, pattern)) ? [lowerCase] : []),
    ...collections.flatMap(([, { required = [] }]) => required),
  ];
  return problem(
    `no page reads this file; look at its folder and its name, in lower case and with .md or .yaml.${didYouMean(path, known)}`,
  );
}
