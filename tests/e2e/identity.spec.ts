/**
 * The design's requirements for every page: no layout shift, accessible, large targets. For files
 * see tests/unit/identity.test.ts; that pages fit 320 px, every-page.spec.ts.
 */
import type { Page as BrowserPage } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { button } from "../support/carousel.ts";
import { pagesToOpen } from "../support/pages.ts";
import { gotoWithLateTypeface, shiftsOf, recordShifts } from "../support/layout-shift.ts";
import { failureTitle, retry, submit, successTitle } from "../support/quote-form.ts";
import { fillIn, QuoteService } from "../support/quote-service.ts";
import { expect, test } from "../support/test.ts";

for (const { path, kind, tag } of pagesToOpen) {
  // The first screens of the home and reviews pages have the most text in the typeface.
  const width = ["home", "reviews", "city", "contact"].includes(kind) ? [] : ["@narrow"];
  test(
    `${path} has no layout shift, accessibility violations or small targets`,
    { tag: [...tag, ...width] },
    async ({ page, findAccessibilityViolations, findContrastViolations }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await recordShifts(page);
      expect(await gotoWithLateTypeface(page, path), "the typeface is shown").toBe(true);
      // Carousels hydrate when scrolled into view, others when the pointer enters them, except the
      // sketches of sounds, which need a press.
      for (const island of await page.locator("astro-island").all()) {
        await island.dispatchEvent("pointerenter");
      }
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: "instant" });
          // A busy browser may not paint for a long time.
          await new Promise((next) => {
            requestAnimationFrame(next);
            setTimeout(next, 100);
          });
        }
      });
      await expect(page.locator("astro-island[ssr][client=intent]")).toHaveCount(0);
      expect(await shiftsOf(page)).toBe("[]");

      expect(await smallControls(page), "controls under 44 × 44 px").toEqual([]);
      const nameless = await page
        .locator("img:not([alt]), svg:not([aria-hidden=true]):not([role=img])")
        .evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML.slice(0, 120)));
      expect(nameless, "pictures without a text alternative that are not decorative").toEqual([]);
      // Otherwise a target that is just below a bar at this point of scrolling counts as too small.
      await page.locator("body *").evaluateAll((all) => {
        for (const element of all) {
          const { position } = getComputedStyle(element);
          if (element instanceof HTMLElement && /sticky|fixed/.test(position))
            element.style.position = "relative";
        }
      });
      expect(await findAccessibilityViolations()).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findContrastViolations(), "by night").toEqual([]);
    },
  );
}

// Tests in islands/ and quote-requests/ check the menu, the dialogs and invalid fields with axe.
test(
  "opened and dynamic content has no accessibility violations",
  { tag: "@narrow" },
  async ({ page, findAccessibilityViolations }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const service = new QuoteService();
    service.answer = { status: 500, body: "no" };
    await service.listen(page);
    await page.goto(staticRoutes.home);
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await expect(button(page, "next")).toBeVisible();
    await page.locator("#faq").getByRole("button").first().click();
    await expect(page.locator("#faq [data-answer]").first()).toBeVisible();
    for (const summary of await page.locator("summary:visible").all()) await summary.click();

    await fillIn(page);
    const form = ["#hero-form", "[role=status]"];
    await submit(page).click();
    // A toast stays while the mouse is over it. The one for a form without its script is hidden.
    await page.getByText(failureTitle).filter({ visible: true }).hover();
    const opened = ["#testimonials", "#faq", "#why-us", ...form];
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAccessibilityViolations(...opened), colorScheme).toEqual([]);
    }

    service.answer = { status: 200, body: "OK" };
    await retry(page).click();
    await page.getByText(successTitle).hover();
    expect(await findAccessibilityViolations(...form)).toEqual([]);
  },
);

/** Controls that are less than 44 pixels high or wide. */
const smallControls = (page: BrowserPage) =>
  page.locator("a[href], button, input:not([type=hidden]), textarea, summary").evaluateAll((all) =>
    all.flatMap((control) => {
      // Not links in running text (WCAG 2.5.8), the honeypot, or the off-screen skip link.
      if (
        control.matches(
          "p a, li > a:not([class]), li > strong a, [aria-hidden=true], [aria-hidden=true] *",
        )
      )
        return [];
      const { width, height, right, bottom } = control.getBoundingClientRect();
      const isOffScreen = width === 0 || right + scrollX <= 0 || bottom + scrollY <= 0;
      return isOffScreen || (width >= 44 && height >= 44)
        ? []
        : [
            `${control.textContent.trim() || control.outerHTML.slice(0, 80)}: ${width.toFixed(0)} × ${height.toFixed(0)}`,
          ];
    }),
  );
