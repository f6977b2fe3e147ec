/** Counts the tests of Playwright, and records why tests were skipped. */
import { type FullConfig, type Reporter, type Suite } from "@playwright/test/reporter";
import { writeCounts } from "./counts.ts";

/** A reporter for Playwright; it prints nothing. */
export default class CountReporter implements Reporter {
  private tests: Suite | undefined;

  onBegin(_config: FullConfig, tests: Suite) {
    this.tests = tests;
  }

  onEnd() {
    const tests = this.tests?.allTests() ?? [];
    const having = (outcome: string) => tests.filter((test) => test.outcome() === outcome);
    writeCounts({
      passed: having("expected").length,
      failed: having("unexpected").length + having("flaky").length,
      skipped: having("skipped").map(({ title, annotations }) => {
        const reason = annotations.find(({ type }) => type === "skip")?.description;
        return `${title}: ${reason ?? "not run"}`;
      }),
    });
  }

  printsToStdio() {
    return false;
  }
}
