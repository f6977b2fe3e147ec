/**
 * What the design promises on every page: nothing moves, everyone can use it, everything can be hit. What it promises
 * of its files is in tests/unit/identity.test.ts; that pages fit 320 px, in every-page.spec.ts.
 */
import type { Page as BrowserPage } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { content, pagesToOpen } from "../support/pages.ts";
import { gotoWithLateTypeface, shiftsOf, watchShifts } from "../support/layout-shift.ts";
import { fillIn, quoteForm, QuoteService } from "../support/quote-service.ts";
import { expect, test } from "../support/test.ts";

for (const { path, kind, tag } of pagesToOpen) {
  const width = ["home", "city", "contact"].includes(kind) ? [] : ["@narrow"];
  test(
    `${path} does not move, has no barriers, and all of it can be hit`,
    { tag: [...tag, ...width] },
    async ({ page, findAccessibilityViolations }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await watchShifts(page);
      await gotoWithLateTypeface(page, path);
      // Islands hydrate when the pointer comes near, carousels when they are seen.
      for (const island of await page.locator("astro-island").all()) {
        await island.dispatchEvent("pointerenter");
      }
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 3) {
          scrollTo({ top: y, behavior: "instant" });
          // A browser that is short of time may paint nothing for long.
          await new Promise((next) => {
            requestAnimationFrame(next);
            setTimeout(next, 100);
          });
        }
      });
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
      expect(await shiftsOf(page)).toBe("[]");

      expect(await smallControls(page), "controls under 44 × 44 px").toEqual([]);
      const nameless = await page
        .locator("img:not([alt]), svg:not([aria-hidden=true]):not([role=img])")
        .evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML.slice(0, 120)));
      expect(nameless, "pictures neither named nor decorative").toEqual([]);
      expect(await findAccessibilityViolations()).toEqual([]);
    },
  );
}

test(
  "an animation ends with every part of a drawing where it was drawn",
  { tag: "@narrow" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(staticRoutes.home);
    const carriedAway = await page.evaluate(() => {
      const centreOf = (part: Element) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const animations = document.getAnimations().flatMap((animation) => {
        const part = animation.effect instanceof KeyframeEffect && animation.effect.target;
        return part && part.closest("svg") ? [{ animation, part }] : [];
      });
      const shown = animations.map(({ animation, part }) => {
        animation.pause();
        const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
        animation.currentTime = delay + Number(duration) * 0.99999;
        return centreOf(part);
      });
      for (const { animation } of animations) animation.cancel();
      return animations.map(({ part }, index) => {
        const drawn = centreOf(part);
        const { x = NaN, y = NaN } = shown[index] ?? {};
        return { part: part.outerHTML.slice(0, 80), moved: Math.hypot(x - drawn.x, y - drawn.y) };
      });
    });
    expect(carriedAway.length).toBeGreaterThan(0);
    expect(carriedAway.filter(({ moved }) => !(moved < 1))).toEqual([]);
  },
);

// islands/ asks axe about the menu, the dialogs and fields that are filled in wrong.
test(
  "nothing that opens or appears on the home page has barriers",
  { tag: "@narrow" },
  async ({ page, findAccessibilityViolations }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const service = new QuoteService();
    service.answer = { status: 500, body: "no" };
    await service.listen(page);
    await page.goto(staticRoutes.home);
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Next reviews" })).toBeVisible();
    await page.locator("#faq").getByRole("button").first().click();
    await expect(page.locator("[data-answer=item-0]")).toBeVisible();
    for (const summary of await page.locator("summary:visible").all()) await summary.click();

    await fillIn(page);
    const send = quoteForm(page).getByRole("button").first();
    const { success, failure } = content.quoteForm.toasts;
    const form = ["#hero-form", "[role=status]"];
    await send.click();
    // Pointed at, a toast stays.
    await page.getByText(failure.title).hover();
    expect(await findAccessibilityViolations("#testimonials", "#faq", "#why-us", ...form)).toEqual(
      [],
    );

    service.answer = { status: 200, body: "OK" };
    await send.click();
    await page.getByText(success.title).hover();
    expect(await findAccessibilityViolations(...form)).toEqual([]);
  },
);

/** Controls that are hard to hit: less than 44 pixels high or wide. */
const smallControls = (page: BrowserPage) =>
  page.locator("a[href], button, input:not([type=hidden]), textarea, summary").evaluateAll((all) =>
    all.flatMap((control) => {
      // Links in running text are as high as their line (WCAG 2.5.8, "inline"); the trap and the skip link are out of sight.
      if (control.matches("p a, li > a:not([class]), [aria-hidden=true], [aria-hidden=true] *"))
        return [];
      const { width, height, right, bottom } = control.getBoundingClientRect();
      const isOutOfSight = width === 0 || right + scrollX <= 0 || bottom + scrollY <= 0;
      return isOutOfSight || (width >= 44 && height >= 44)
        ? []
        : [
            `${control.textContent.trim() || control.outerHTML.slice(0, 80)}: ${width.toFixed(0)} × ${height.toFixed(0)}`,
          ];
    }),
  );
