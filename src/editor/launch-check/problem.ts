/** A problem that prevents publishing. */
export interface LaunchProblem {
  /** The name by which the owner can accept it. */
  name: string;
  /** Describes what is wrong, and how to fix it, in sentences. */
  what: string;
  /** Where the fault is, as `file:line`, with the words there or a question about them. */
  places: readonly string[];
}

/** Returns one problem if it is at any place. */
export const launchProblem = (
  name: string,
  places: readonly string[],
  what: string,
): LaunchProblem[] => (places.length > 0 ? [{ name, what, places }] : []);
