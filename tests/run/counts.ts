/** How many tests a runner ran, as its reporter writes it into a file. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

const countsSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Each skipped test with its reason. */
  skipped: z.array(z.string()),
});

/** What became of the tests of one step. */
export type Counts = z.output<typeof countsSchema>;

/** The counts of a step that ran no tests. */
export const noTests: Counts = { passed: 0, failed: 0, skipped: [] };

/** Where the reporters write their counts. */
export const countsFile = "test-results/counts.json";

/** Called by a reporter at the end of its run. */
export function writeCounts(counts: Counts) {
  mkdirSync(dirname(countsFile), { recursive: true });
  writeFileSync(countsFile, JSON.stringify(counts));
}

/** Forgets the counts of a run that nobody asked for, such as that of an editor's test explorer. */
export const clearCounts = () => {
  rmSync(countsFile, { force: true });
};

/** Reads the counts of the last run, and removes them. */
export function takeCounts(): Counts {
  if (!existsSync(countsFile)) return noTests;
  const counts = countsSchema.parse(JSON.parse(readFileSync(countsFile, "utf8")));
  rmSync(countsFile);
  return counts;
}
