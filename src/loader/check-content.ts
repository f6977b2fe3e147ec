/** Everything that is wrong with the content, in every file at once; needs no build. */
import { basename, join } from "node:path";
import { checkFile, type CheckedFiles } from "./check-file.ts";
import { collectionReaders, type Collection } from "./collections.ts";
import {
  contentFiles,
  contentFolder,
  illustrations,
  nonFiles,
  type ContentFiles,
  type NonFile,
} from "./content-folder.ts";
import { checkAcrossFiles } from "./cross-file-checks.ts";
import type { Problem } from "./problems.ts";

/** What the check finds. */
export interface ContentReport {
  /** Every file, once read. */
  files: CheckedFiles;
  /** What must be fixed before anything is built. */
  problems: Problem[];
  /** What drafts still lack; it stops nothing. */
  unfinished: Problem[];
  /** The documents that are drafts, from the project's root. */
  drafts: string[];
}

/** Checks every file, and what only several files together show; all in the order of the files. */
export function checkContent(files: ContentFiles = contentFiles()): ContentReport {
  const checked = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));
  return reportOn(checked, illustrations(), nonFiles());
}

/** The problems that must be fixed before anything is built. */
export const contentProblems = (files?: ContentFiles) => checkContent(files).problems;

/** The report on files that are already read, and on what stands beside them and is no file. */
export function reportOn(
  files: CheckedFiles,
  illustrationNames: readonly string[] = illustrations(),
  others: readonly NonFile[] = [],
): ContentReport {
  const wellNamed = new Map([...files].filter(([, { nameProblem }]) => !nameProblem));
  // A service whose file has a wrong name counts, so that not every link to it is reported too.
  const services = [...files]
    .filter(([, { collection }]) => collection === "services")
    .map(([path]) => basename(path, ".md").toLowerCase());
  const badlyNamed = [...files].flatMap(([path, { nameProblem }]) => (nameProblem ? [path] : []));
  const { misplaced, problems } = checkAcrossFiles(wellNamed, {
    services,
    illustrations: illustrationNames,
    strays: [...badlyNamed, ...others.map(({ path }) => path)].map(
      (path) => basename(path).toLowerCase().split(".")[0] ?? "",
    ),
  });
  const placed = [...wellNamed].flatMap(([path, file]) => (misplaced.has(path) ? [] : [file]));
  const drafts = new Set(placed.flatMap(({ isDraft, file }) => (isDraft ? [file] : [])));
  const all = [
    ...missingFiles(files),
    ...others.map(nonFileProblem),
    ...[...files.values()].flatMap(({ nameProblem }) => nameProblem ?? []),
    ...placed.flatMap((file) => file.problems),
    ...problems,
  ];
  return {
    files,
    problems: inOrder(all.filter(({ file }) => !drafts.has(file))),
    unfinished: inOrder([
      ...placed.flatMap(({ unfinished = [] }) => unfinished),
      ...all.filter(({ file }) => drafts.has(file)),
    ]),
    drafts: [...drafts],
  };
}

/** Problems in the order of the files. */
export const inOrder = (problems: readonly Problem[]) =>
  problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );

const missingFiles = (files: CheckedFiles): Problem[] => [
  ...Object.values<Collection<unknown>>(collectionReaders)
    .flatMap(({ required = [] }) => required)
    .filter((path) => !files.has(path))
    .map((path) => ({ file: join(contentFolder, path), field: "", message: "is missing." })),
  // Without cities or neighbourhoods the problems of the list of areas say what is gone.
  ...["reviews", "services"]
    .filter((folder) => ![...files.keys()].some((path) => path.startsWith(`${folder}/`)))
    .map((folder) => ({
      file: join(contentFolder, folder),
      field: "",
      message: "is empty or gone, and pages show what is in it. Bring its files back.",
    })),
];

const nonFileProblem = ({ path, kind }: NonFile): Problem => ({
  file: join(contentFolder, path),
  field: "file name",
  message:
    kind === "link"
      ? "found a link to another place; put the file itself here, since links are lost where the project is copied."
      : "found a folder, expected a file; move the document out of it and delete the folder.",
});
