/** Checks all files of the content, without a build. */
import { join } from "node:path";
import { areaNotes } from "./check-areas.ts";
import { checkFile, type CheckedFile, type CheckedFiles } from "./check-file.ts";
import { collectionReaders, documentPages, type Collection } from "#content/collections.ts";
import {
  contentFiles,
  contentFolder,
  oddEntries,
  type ContentFiles,
} from "#content/content-folder.ts";
import { nearPlaces } from "./review-order.ts";
import { checkAcrossFiles } from "./cross-file-checks.ts";
import { sortProblems, type Problem } from "./problems.ts";

/** Each file as last checked: between two checks, most files stay as they are. */
const lastChecked = new Map<string, { text: string; file: CheckedFile }>();

/** Checks files by themselves and against each other; sorts problems by file and position. */
export function checkContent(files: ContentFiles = contentFiles()) {
  const checked = [...files].map(([path, text]) => {
    const last = lastChecked.get(path);
    const file = last?.text === text ? last.file : checkFile(path, text);
    lastChecked.set(path, { text, file });
    return [path, file] as const;
  });
  return reportOn(new Map(checked));
}

/** The problems that stop a build. */
export const contentProblems = (files?: ContentFiles) => checkContent(files).problems;

/** Reports on files that were read, and on entries of the folder that cannot be read as files. */
export function reportOn(files: CheckedFiles) {
  const wellNamed = new Map([...files].filter(([, { nameProblem }]) => !nameProblem));
  // A wrongly named document counts as a page: otherwise every link to it would be reported too.
  const pages = documentPages([...files.keys()]);
  const { placed, problems } = checkAcrossFiles(wellNamed, pages);
  const drafts = new Set(placed.flatMap(({ isDraft, file }) => (isDraft ? [file] : [])));
  const all = [
    ...missingFiles(files),
    ...oddEntries(),
    ...[...files.values()].flatMap(({ nameProblem }) => nameProblem ?? []),
    ...placed.flatMap((file) => file.problems),
    ...problems,
  ];
  return {
    files,
    /** Problems, which stop a build. */
    problems: sortProblems(all.filter(({ file }) => !drafts.has(file))),
    /** What is still missing in drafts; it does not stop a build. */
    unfinished: sortProblems([
      ...placed.flatMap(({ unfinished }) => unfinished),
      ...all.filter(({ file }) => drafts.has(file)),
    ]),
    /** What an editor should know of; it does not stop a build. */
    notes: sortProblems([...areaNotes(wellNamed), ...nearPlaces(wellNamed)]),
    /** Paths of the documents that are drafts, relative to the project. */
    drafts: [...drafts],
  };
}

const missingFiles = (files: CheckedFiles): Problem[] => [
  ...Object.values<Collection>(collectionReaders)
    .flatMap(({ required = [] }) => required)
    .filter((path) => !files.has(path))
    .map((path) => ({ file: join(contentFolder, path), field: "", message: "is missing." })),
  // Missing cities and neighbourhoods are noted at their entries in areas.yaml.
  ...["reviews", "services"]
    .filter((folder) => ![...files.keys()].some((path) => path.startsWith(`${folder}/`)))
    .map((folder) => ({
      file: join(contentFolder, folder),
      field: "",
      message: "is empty or missing, but pages show its files. Restore the files.",
    })),
];
