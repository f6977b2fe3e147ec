import { type Page } from "@playwright/test";

/** Hydrates every island of a page but carousels, which wait until they are in view. */
export const hydrateIslands = (page: Page) =>
  page.locator("astro-island").evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event("pointerenter"));
  });
