import type { FullConfig, Reporter } from "@playwright/test/reporter";

/** Prints after the tests in which browser engines they ran, and which ones were missing. */
export default class EnginesReporter implements Reporter {
  private missing: string[] = [];

  onBegin({ projects }: FullConfig) {
    const isMissing = (engine: string) =>
      !projects.some(({ name }) => name === engine.toLowerCase());
    this.missing = ["Firefox", "WebKit"].filter(isMissing);
  }

  onEnd() {
    console.log(
      this.missing.length > 0
        ? `NOT TESTED in ${this.missing.join(" and ")}, which this machine does not have.`
        : "Tested in Chromium, Firefox and WebKit.",
    );
  }
}
