/** Checks all files of the content, without a build. */
import { join, matchesGlob } from "node:path";
import { torontoToday } from "#toronto-time.ts";
import { contentCollections, type Collection } from "./collections.ts";
import { contentFiles, contentFolder, type ContentFiles } from "./content-folder.ts";
import { readFacts } from "./facts.ts";
import { sortProblems, type Problem } from "./problems.ts";
import { readContentFile, type ReadFiles } from "./read.ts";
import {
  areaListIn,
  areaNotes,
  areaProblems,
  misplacedDocuments,
  uncheckedLinks,
} from "./rules/areas.ts";
import { dayNotes, unreadNotes, waitingNotes } from "./rules/days.ts";
import { guideProblems } from "./rules/guides.ts";
import { untranslatedTexts } from "./rules/languages.ts";
import { movedIn, movedProblems, vanishedPages } from "./rules/moved.ts";
import {
  pagePaths,
  pagesOfDocuments,
  type Content,
  type PagePaths,
  type Report,
} from "./rules/pages.ts";
import { photoProblems } from "./rules/photos.ts";
import { referenceProblems, undrawnServices } from "./rules/references.ts";
import { reviewNotes, reviewProblems } from "./rules/reviews.ts";
import { repeatedFields } from "./rules/unique-fields.ts";

/** The rules across files. */
const rules = [
  missingFiles,
  referenceProblems,
  areaProblems,
  movedProblems,
  uncheckedLinks,
  undrawnServices,
  guideProblems,
  photoProblems,
  reviewProblems,
  untranslatedTexts,
  repeatedFields,
];

/** The rules for suggestions. */
const suggestions = [areaNotes, reviewNotes, vanishedPages, waitingNotes, unreadNotes, dayNotes];

/** Checks files alone, with each other and with earlier pages; sorts problems by file and position. */
export function checkContent(sources: ContentFiles = contentFiles(), before?: PagePaths) {
  const facts = readFacts(sources);
  const all: ReadFiles = new Map(
    [...sources].map(([path, text]) => [path, readContentFile(path, text, facts)]),
  );
  const areas = areaListIn(all);
  // The file is probably in the wrong folder, so its own problems would mislead.
  const misplaced = areas ? misplacedDocuments(all, areas) : new Map<string, Problem>();
  const files = new Map([...all].filter(([path]) => !misplaced.has(path)));
  // A wrongly named document counts as a page: otherwise every link to it would be reported too.
  const documents = pagesOfDocuments(areas, [...all.keys()]);
  const pages = areas && pagePaths(documents);
  const moved = movedIn(files.get("moved.yaml"));
  const today = torontoToday();
  const content: Content = { files, areas, documents, pages, before, moved, today };
  const problemsBy = (all: readonly ((content: Content, report: Report) => void)[]) => {
    const found: Problem[] = [];
    for (const rule of all) rule(content, (place, message) => found.push({ ...place, message }));
    return found;
  };
  const problems = [
    ...misplaced.values(),
    ...[...files.values()].flatMap((file) => file.problems),
    ...problemsBy(rules),
  ];
  const drafts = new Set([...files.values()].flatMap(({ isDraft, file }) => (isDraft ? file : [])));
  return {
    files: all,
    /** Problems, which stop a build. */
    problems: sortProblems(problems.filter(({ file }) => !drafts.has(file))),
    /** Problems of drafts, which do not stop a build. */
    unfinished: sortProblems([
      ...[...files.values()].flatMap(({ unfinished }) => unfinished),
      ...problems.filter(({ file }) => drafts.has(file)),
    ]),
    /** Suggestions for an editor, which do not stop a build. */
    notes: sortProblems(problemsBy(suggestions)),
    /** Paths of the documents that are drafts, relative to the project. */
    drafts: [...drafts],
  };
}

/** The problems that stop a build. */
export const contentProblems = (files?: ContentFiles) => checkContent(files).problems;

/** Reports files that pages need; `*` stands for any name of a file. */
function missingFiles({ files }: Content, report: Report) {
  for (const { required = [], name } of Object.values<Collection>(contentCollections)) {
    for (const pattern of required) {
      if ([...files.keys()].some((path) => matchesGlob(path, pattern))) continue;
      const other = name ? `, or write one, whose name ${name.rule}` : "";
      const message = `is missing. Restore the files if they were deleted by mistake${other}.`;
      report({ file: join(contentFolder, pattern), field: "" }, message);
    }
  }
}
