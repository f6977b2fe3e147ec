/** No layout shift when the typeface arrives and replaces its fallback, however late that is. */
import { gotoWithLateTypeface, shiftsOf, recordShifts } from "../support/layout-shift.ts";
import { onePageOfEachKind, type Kind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const widths = [390, 1440];
const delaysMs = [300, 2000];
const cases = widths.flatMap((width) => delaysMs.map((delayMs) => ({ width, delayMs })));

/** The kinds of page whose first screen has the most text in the typeface. */
const always = new Set<Kind>(["home", "reviews"]);

for (const { path, kind } of onePageOfEachKind) {
  test(
    `${path} has no layout shift when its typeface is ${delaysMs.join(" or ")} ms late`,
    { tag: always.has(kind) ? [] : ["@all"] },
    async ({ browser, baseURL }) => {
      const open = async ({ width, delayMs }: (typeof cases)[number]) => {
        const context = await browser.newContext({
          viewport: { width, height: 844 },
          ...(baseURL && { baseURL }),
        });
        const page = await context.newPage();
        await recordShifts(page);
        await gotoWithLateTypeface(page, path, delayMs);
        const swapped = await page.evaluate(async () => {
          await document.fonts.ready;
          // A shift is reported after its frame.
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
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
