import type { CheckedFile } from "#loader/check-file.ts";
import type { AcceptableName } from "#schemas/evidence.ts";
import type { FieldPath } from "#schemas/schema-at.ts";

/** Where something must be changed. */
export interface Place {
  file: string;
  /** Counted from 1. */
  line: number;
  /** What is there; empty where the line says it. */
  words: string;
}

/** One thing that keeps the site from going public. */
export interface LaunchProblem {
  name: AcceptableName | "form" | "email" | "sample-reviews";
  what: string;
  /** Where it is set; empty where that is the environment. */
  places: readonly Place[];
  fix: string;
  /** Whether the owner may accept it with a reason; false where the site could not work with it. */
  acceptable: boolean;
}

/** Where a field of a file is. */
export const placeAt = ({ file, positionOf }: CheckedFile, path: FieldPath, words = ""): Place => ({
  file,
  line: positionOf(path).line,
  words,
});
