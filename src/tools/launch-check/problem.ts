import type { CheckedFile } from "#content/check/checked-file.ts";
import type { AcceptableName } from "#content/evidence-schema.ts";
import type { FieldPath } from "#content/schema-at.ts";

/** A place in a file that must be changed. */
export interface Place {
  file: string;
  /** Counted from 1. */
  line: number;
  /** The text there, or a question about it; empty if the line number is enough. */
  words: string;
}

/** A problem that prevents publishing. */
export interface LaunchProblem {
  name: AcceptableName | "form" | "cms-repository" | "email" | "sample-reviews";
  /** What is wrong, as a sentence. */
  what: string;
  /** Where it is in the content; empty for environment variables and missing entries. */
  places: readonly Place[];
  /** How to fix it, as a sentence. */
  fix: string;
  /** True if the site could not work with it, so that it cannot be accepted, whatever its name. */
  mustBeFixed?: boolean;
}

/** Returns the place of a field. */
export const placeAt = ({ file, positionOf }: CheckedFile, path: FieldPath, words = ""): Place => ({
  file,
  line: positionOf(path).line,
  words,
});
