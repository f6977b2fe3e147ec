/** Counts the tests of `node --test`, and records why tests were skipped. */
import { type TestEvent } from "node:test/reporters";
import { writeCounts } from "./counts.ts";

/** A reporter for `node --test`; it prints nothing. */
export default async function* countTests(
  events: AsyncIterable<TestEvent>,
): AsyncGenerator<string, void> {
  const skipped: string[] = [];
  for await (const event of events) {
    if (event.type === "test:pass" && event.data.skip !== undefined) {
      skipped.push(`${event.data.name}: ${String(event.data.skip)}`);
    }
    // Each file has a summary too. The one without a file is for all files.
    if (event.type === "test:summary" && event.data.file === undefined) {
      const { tests, passed, skipped: notRun, todo } = event.data.counts;
      writeCounts({ passed, failed: tests - passed - notRun - todo, skipped });
    }
  }
  yield "";
}
