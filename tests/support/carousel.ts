/** Locators of the parts of the review carousel. */
import { type Page } from "@playwright/test";
import { content } from "./pages.ts";
import { expect } from "./test.ts";

/** The screens on which one slide and three slides are in view. */
export const oneSlideScreen = { width: 390, height: 844 };
export const threeSlideScreen = { width: 1440, height: 900 };

export const carousel = (page: Page) =>
  page.locator("section[aria-roledescription]:has([data-slides])");
export const row = (page: Page) => carousel(page).locator("[data-slides]");
export const allSlides = (page: Page) => row(page).locator(".swiper-slide");
/** The slides in view; the others are inert. */
export const slidesInView = (page: Page) => row(page).locator(".swiper-slide:not([inert])");
export const button = (page: Page, name: "pause" | "play" | "previous" | "next") =>
  page.getByRole("button", { name: content.site.reviews[name] });

/** Opens a page, scrolls to its carousel, and waits until its island has started. */
export async function openCarousel(page: Page, path: string) {
  await page.goto(path);
  await row(page).evaluate((element) => element.scrollIntoView());
  await expect(row(page)).toHaveAttribute("data-started");
  // Scrolling may have moved the row under the mouse.
  await page.mouse.move(0, 0);
}
