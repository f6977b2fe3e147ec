/** What could be said better in the content: it never stops a build, and `npm run check:content` lists it with numbers. */
import type { CheckedFiles } from "#loader/check-file.ts";
import { inOrder } from "#loader/check-content.ts";
import type { Problem } from "#loader/problems.ts";
import { staleFacts } from "./facts-in-prose.ts";
import { measureWarnings, overlapWarnings, placeWarnings } from "./measures.ts";
import { wordingWarnings } from "./wording.ts";

/** Every warning, in the order of the files. */
export function contentWarnings(all: CheckedFiles): Problem[] {
  const files = new Map([...all].filter(([, { isDraft }]) => !isDraft));
  return inOrder([
    ...staleFacts(files),
    ...[...files.values()].flatMap((file) => [...wordingWarnings(file), ...measureWarnings(file)]),
    ...overlapWarnings(files),
    ...placeWarnings(files),
  ]);
}
