import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import { haveModulesRun } from "./modules.ts";

export { expect } from "@playwright/test";

/** Motion is on for its tests; others reduce it, since a moving page is redrawn in every frame. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/**
 * Pages have a single frame, so axe needs no second page to merge results. Only violations are
 * described: to describe every element of a large page takes long.
 */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

/** Runs in a page that has axe from an earlier check, since its script takes long to start. */
const contrast = "axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })";

function linesOf({ violations }: Awaited<ReturnType<AxeBuilder["analyze"]>>) {
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${help}: ${target.join(" ")} ${failureSummary ?? ""}`,
    ),
  );
}

/** Waits until the modules of the page have run. */
export const waitForModules = (page: Page) =>
  page.waitForFunction(haveModulesRun, null, { timeout: 5000 });

/** Playwright's `test` with the fixtures that the tests share. */
export const test = base.extend<{
  /** Playwright's page, whose visits end when its modules have run. */
  page: Page;
  /**
   * Off where modules do not arrive, and where evaluating anything in the page, which counts as user
   * activation, is too much.
   */
  visitsWaitForModules: boolean;
  /** Console errors, console warnings and uncaught exceptions of the page. */
  consoleErrors: string[];
  /** Checks the page, or parts of it, with axe (WCAG 2.2 AA, best practices): a line for each. */
  findAccessibilityViolations: (...parts: string[]) => Promise<string[]>;
  /** Checks the colours of a page that was checked before: a line for too little contrast. */
  findContrastViolations: () => Promise<string[]>;
  /** Fails every test in which the Content Security Policy blocked something. */
  noPolicyViolations: undefined;
}>({
  visitsWaitForModules: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, visitsWaitForModules }, use) => {
    if (javaScriptEnabled && visitsWaitForModules) {
      const thenModules =
        <Values extends unknown[], Result>(visit: (...values: Values) => Promise<Result>) =>
        async (...values: Values) => {
          const result = await visit(...values);
          await waitForModules(page);
          return result;
        };
      page.goto = thenModules(page.goto.bind(page));
      page.reload = thenModules(page.reload.bind(page));
      page.goBack = thenModules(page.goBack.bind(page));
    }
    await use(page);
  },
  consoleErrors: async ({ page }, use) => {
    const consoleErrors: string[] = [];
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        consoleErrors.push(message.text());
    });
    await use(consoleErrors);
  },
  findAccessibilityViolations: async ({ page }, use) => {
    await use(async (...parts) => {
      const axe = axeOf(page).withTags([
        "wcag2a",
        "wcag2aa",
        "wcag21a",
        "wcag21aa",
        "wcag22aa",
        "best-practice",
      ]);
      for (const part of parts) axe.include(part);
      return linesOf(await axe.analyze());
    });
  },
  findContrastViolations: async ({ page }, use) => {
    await use(async () => linesOf(await page.evaluate(contrast)));
  },
  noPolicyViolations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on("console", (message) => {
        if (/Content.Security.Policy|Trusted(?:HTML|Script)/.test(message.text()))
          violations.push(`${message.page()?.url()}: ${message.text()}`);
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
