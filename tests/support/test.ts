import AxeBuilder from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** Playwright's `test` with what our tests share. */
export const test = base.extend<{
  /** What the browser complained of while the page was open: errors and warnings on the console, and uncaught exceptions. */
  complaints: string[];
  /** The accessibility faults of the open page, or of these parts of it, one readable line each (WCAG 2.2 AA and best practice). */
  findBarriers: (...parts: string[]) => Promise<string[]>;
  /** Fails every test in which the site's policy stopped something: whatever state it brought a page into was a try. */
  policyHolds: undefined;
}>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        complaints.push(message.text());
      }
    });
    await use(complaints);
  },
  findBarriers: async ({ page }, use) => {
    await use(async (...parts) => {
      const axe = new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        // One frame needs no second page to gather what several found.
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
  policyHolds: [
    async ({ context }, use) => {
      const stopped: string[] = [];
      context.on("console", (message) => {
        if (/Content.Security.Policy|Trusted(?:HTML|Script)/.test(message.text())) {
          stopped.push(`${message.page()?.url()}: ${message.text()}`);
        }
      });
      await use(undefined);
      expect(stopped).toEqual([]);
    },
    { auto: true },
  ],
});
