/** The numbers of tests, which the reporters of the test runners write into a file. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

const countsSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Each skipped test with its reason. */
  skipped: z.array(z.string()),
});

/** The results of the tests of one step. */
export type Counts = z.output<typeof countsSchema>;

/** The counts of a step that ran no tests. */
export const noTests: Counts = { passed: 0, failed: 0, skipped: [] };

/** The file in which the reporters write their counts. */
export const countsFile = "test-results/counts.json";

/** Writes the counts. A reporter calls it at the end of a run. */
export function writeCounts(counts: Counts) {
  mkdirSync(dirname(countsFile), { recursive: true });
  writeFileSync(countsFile, JSON.stringify(counts));
}

/** Deletes counts of other runs, such as those of an editor's test explorer. */
export const clearCounts = () => {
  rmSync(countsFile, { force: true });
};

/** Reads and deletes the counts of the last run. */
export function takeCounts(): Counts {
  if (!existsSync(countsFile)) return noTests;
  const counts = countsSchema.parse(JSON.parse(readFileSync(countsFile, "utf8")));
  rmSync(countsFile);
  return counts;
}
