/** axe on every page; with the menu, a dialog or a toast open it is asked in islands/. */
import { everyPage } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

for (const { path } of everyPage) {
  test(`${path} has no accessibility barriers @chromium`, async ({ page, findBarriers }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    expect(await findBarriers()).toEqual([]);
  });
}
