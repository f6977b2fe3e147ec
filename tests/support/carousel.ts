/** The carousel of reviews, as a visitor and a test find it. */
import { type Page } from "@playwright/test";
import { expect } from "./test.ts";

export const oneAtATime = { width: 390, height: 844 };
export const threeAtATime = { width: 1440, height: 900 };

export const carousel = (page: Page) => page.locator("section[aria-roledescription=carousel]");
export const row = (page: Page) => carousel(page).locator("[data-slides]");
export const everySlide = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
/** The slides in view: those outside are inert. */
export const slides = (page: Page) =>
  carousel(page).locator("[data-slides] [aria-roledescription=slide]:not([inert])");
export const button = (page: Page, name: "Pause" | "Play" | "Previous" | "Next") =>
  page.getByRole("button", { name: `${name} reviews` });

/** Opens a page at its carousel, and waits until it is one. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await row(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute("data-started");
  // In case the page has scrolled it under the mouse.
  await page.mouse.move(0, 0);
}
