import AxeBuilder from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** For tests about motion: the others go without, since a browser draws a moving page again in every frame. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Playwright's `test` with what the tests share. */
export const test = base.extend<{
  /** Errors and warnings on the console, and uncaught exceptions, since the page was opened. */
  consoleErrors: string[];
  /** The accessibility faults of the open page, or of these parts of it, one readable line each (WCAG 2.2 AA and best practice). */
  findAccessibilityViolations: (...parts: string[]) => Promise<string[]>;
  /** Fails every test in which the Content-Security-Policy blocked something. */
  noPolicyViolations: undefined;
}>({
  consoleErrors: async ({ page }, use) => {
    const consoleErrors: string[] = [];
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        consoleErrors.push(message.text());
      }
    });
    await use(consoleErrors);
  },
  findAccessibilityViolations: async ({ page }, use) => {
    await use(async (...parts) => {
      const axe = new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        // With a single frame axe needs no second page to merge results.
        .setLegacyMode();
      for (const part of parts) axe.include(part);
      const { violations } = await axe.analyze();
      return violations.flatMap(({ help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${help}: ${target.join(" ")} ${failureSummary ?? ""}`,
        ),
      );
    });
  },
  noPolicyViolations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on("console", (message) => {
        if (/Content.Security.Policy|Trusted(?:HTML|Script)/.test(message.text())) {
          violations.push(`${message.page()?.url()}: ${message.text()}`);
        }
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
