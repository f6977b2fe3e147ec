/** The typeface is swapped in when it comes: nothing moves then, however late that is. */
import { gotoWithLateTypeface, shiftsOf, watchShifts } from "../support/layout-shift.ts";
import { onePageOfEachKind, type Kind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const widths = [390, 1440];
const delaysMs = [300, 2000];
const cases = widths.flatMap((width) => delaysMs.map((delayMs) => ({ width, delayMs })));

/** The kinds whose first screen shows most in the typeface. */
const always = new Set<Kind>(["home", "reviews"]);

for (const { path, kind } of onePageOfEachKind) {
  test(
    `${path} does not move when its typeface is ${delaysMs.join(" or ")} ms late`,
    { tag: always.has(kind) ? [] : ["@all"] },
    async ({ browser, baseURL }) => {
      const open = async ({ width, delayMs }: (typeof cases)[number]) => {
        const context = await browser.newContext({
          viewport: { width, height: 844 },
          ...(baseURL && { baseURL }),
        });
        const page = await context.newPage();
        await watchShifts(page);
        await gotoWithLateTypeface(page, path, delayMs);
        const swapped = await page.evaluate(async () => {
          await document.fonts.ready;
          // A shift is reported after the frame that it happens in.
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
          return [...document.fonts].filter(
            ({ family, status }) => family.startsWith("Besley") && status === "loaded",
          ).length;
        });
        const shifts = await shiftsOf(page);
        await context.close();
        return { width, delayMs, swapped: swapped > 0, shifts };
      };
      expect(await Promise.all(cases.map(open))).toEqual(
        cases.map((at) => ({ ...at, swapped: true, shifts: "[]" })),
      );
    },
  );
}
