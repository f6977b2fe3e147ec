import type { Page } from "@playwright/test";

/** Measures how far the page can be scrolled horizontally, in pixels. */
export const horizontalScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
