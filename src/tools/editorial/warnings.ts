/** Suggestions for better content. They never stop a build; `npm run check:content` lists them. */
import type { CheckedFiles } from "#loader/check-file.ts";
import { sortProblems } from "#loader/check-content.ts";
import type { Problem } from "#loader/problems.ts";
import { staleFacts } from "./facts-in-prose.ts";
import { measureWarnings, overlapWarnings, placeWarnings } from "./measures.ts";
import { wordingWarnings } from "./wording.ts";

/** Returns all warnings about files that are not drafts, sorted by file and position. */
export function contentWarnings(all: CheckedFiles): Problem[] {
  const files = new Map([...all].filter(([, { isDraft }]) => !isDraft));
  return sortProblems([
    ...staleFacts(files),
    ...[...files.values()].flatMap((file) => [...wordingWarnings(file), ...measureWarnings(file)]),
    ...overlapWarnings(files),
    ...placeWarnings(files),
  ]);
}
