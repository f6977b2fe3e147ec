/** Everything that is wrong with the content, in every file at once; needs no build. */
import { basename, join } from "node:path";
import { checkFile, type CheckedFiles } from "./check-file.ts";
import { collectionReaders, type Collection } from "./collections.ts";
import { contentFiles, contentFolder, illustrations, type ContentFiles } from "./content-folder.ts";
import { checkAcrossFiles } from "./cross-file-checks.ts";
import type { Problem } from "./problems.ts";

/** The problems of every file, and those that only several files together show, in the order of the files. */
export const contentProblems = (files: ContentFiles = contentFiles()): Problem[] =>
  problemsIn(new Map([...files].map(([path, text]) => [path, checkFile(path, text)])));

/** The problems of files that are already read. */
export function problemsIn(
  files: CheckedFiles,
  illustrationNames: readonly string[] = illustrations(),
): Problem[] {
  const wellNamed = new Map([...files].filter(([, { nameProblem }]) => !nameProblem));
  // A service whose file has a wrong name counts, so that not every link to it is reported too.
  const services = [...files]
    .filter(([, { collection }]) => collection === "services")
    .map(([path]) => basename(path, ".md").toLowerCase());
  const { misplaced, problems } = checkAcrossFiles(wellNamed, {
    services,
    illustrations: illustrationNames,
  });
  return [
    ...missingFiles(files),
    ...[...files.values()].flatMap(({ nameProblem }) => nameProblem ?? []),
    ...[...wellNamed].flatMap(([path, file]) => (misplaced.has(path) ? [] : file.problems)),
    ...problems,
  ].toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

const missingFiles = (files: CheckedFiles): Problem[] =>
  Object.values<Collection<unknown>>(collectionReaders)
    .flatMap(({ required = [] }) => required)
    .filter((path) => !files.has(path))
    .map((path) => ({ file: join(contentFolder, path), field: "", message: "is missing." }));
