/** Checks all files of the content, without a build. */
import { join } from "node:path";
import { contentCollections, documentPages, type Collection } from "./collections.ts";
import {
  contentFiles,
  contentFolder,
  unreadableEntries,
  type ContentFiles,
} from "./content-folder.ts";
import { readFacts } from "./facts.ts";
import { torontoNow } from "#toronto-time.ts";
import { sortProblems, type Problem } from "./problems.ts";
import { readContentFile, type ReadFiles } from "./read.ts";
import {
  areaListIn,
  areaNotes,
  areaProblems,
  misplacedDocuments,
  uncheckedLinks,
} from "./rules/areas.ts";
import { untranslatedTexts } from "./rules/languages.ts";
import { dayNotes, unreadNotes, waitingNotes } from "./rules/days.ts";
import { guideProblems } from "./rules/guides.ts";
import { movedIn, movedProblems, vanishedPages } from "./rules/moved.ts";
import { photoProblems } from "./rules/photos.ts";
import {
  pagePaths,
  referenceProblems,
  undrawnServices,
  type PagePaths,
} from "./rules/references.ts";
import { reviewNotes, reviewProblems } from "./rules/reviews.ts";
import { repeatedFields } from "./rules/unique-fields.ts";

/** Checks files alone, with each other and with earlier pages; sorts problems by file and position. */
export function checkContent(sources: ContentFiles = contentFiles(), before?: PagePaths) {
  const facts = readFacts(sources);
  const files: ReadFiles = new Map(
    [...sources].map(([path, text]) => [path, readContentFile(path, text, facts)]),
  );
  const wellNamed = new Map([...files].filter(([, { nameProblem }]) => !nameProblem));
  const areas = areaListIn(wellNamed);
  // The file is probably in the wrong folder, so its own problems would mislead.
  const misplaced = areas ? misplacedDocuments(wellNamed, areas) : new Map<string, Problem>();
  const placed = new Map([...wellNamed].filter(([path]) => !misplaced.has(path)));
  // A wrongly named document counts as a page: otherwise every link to it would be reported too.
  const documents = documentPages([...files.keys()]);
  const moved = movedIn(placed.get("moved.yaml"));
  const pages = areas && pagePaths(areas, documents);
  const all = [
    ...missingFiles(files),
    ...unreadableEntries(),
    ...[...files.values()].flatMap(({ nameProblem }) => nameProblem ?? []),
    ...misplaced.values(),
    ...[...placed.values()].flatMap(({ problems }) => problems),
    ...referenceProblems(placed, areas, documents, moved),
    ...(areas ? areaProblems(placed, areas) : []),
    ...movedProblems(placed.get("moved.yaml"), pages),
    ...uncheckedLinks(placed),
    ...undrawnServices(placed),
    ...guideProblems(placed),
    ...photoProblems(placed),
    ...reviewProblems(placed),
    ...untranslatedTexts(placed),
    ...repeatedFields(placed),
  ];
  const drafts = new Set(
    [...placed.values()].flatMap(({ isDraft, file }) => (isDraft ? file : [])),
  );
  return {
    files,
    /** Problems, which stop a build. */
    problems: sortProblems(all.filter(({ file }) => !drafts.has(file))),
    /** Problems of drafts, which do not stop a build. */
    unfinished: sortProblems([
      ...[...placed.values()].flatMap(({ unfinished }) => unfinished),
      ...all.filter(({ file }) => drafts.has(file)),
    ]),
    /** Suggestions for an editor, which do not stop a build. */
    notes: sortProblems([
      ...(areas ? [...areaNotes(placed, areas), ...reviewNotes(placed, areas)] : []),
      ...vanishedPages(before, pages, moved),
      ...waitingNotes(placed),
      ...unreadNotes(placed, torontoNow().slice(0, 10)),
      ...dayNotes(placed.get("business.yaml"), torontoNow().slice(0, 10)),
    ]),
    /** Paths of the documents that are drafts, relative to the project. */
    drafts: [...drafts],
  };
}

/** The problems that stop a build. */
export const contentProblems = (files?: ContentFiles) => checkContent(files).problems;

const missingFiles = (files: ReadFiles): Problem[] => [
  ...Object.values<Collection>(contentCollections)
    .flatMap(({ required = [] }) => required)
    .filter((path) => !files.has(path))
    .map((path) => ({ file: join(contentFolder, path), field: "", message: "is missing." })),
  // Missing cities and neighbourhoods are noted at their entries in areas.yaml.
  ...["reviews", "services"]
    .filter((folder) => ![...files.keys()].some((path) => path.startsWith(`${folder}/`)))
    .map((folder) => ({
      file: join(contentFolder, folder),
      field: "",
      message:
        folder === "reviews"
          ? "is empty or missing, but pages show reviews. Write one into a file of its year, such as 2026.yaml. Restore the files if they were deleted by mistake."
          : "is empty or missing, but pages show its files. Restore the files.",
    })),
];
