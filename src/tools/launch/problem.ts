import { type AcceptableName } from "#schemas/evidence.ts";

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
