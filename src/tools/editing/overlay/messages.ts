/** What the dev server and the overlay in the browser send each other. */
import type { Problem } from "#loader/problems.ts";

/** A mistake with its line and those around it, so that nobody has to look them up. */
export interface Mistake extends Problem {
  excerpt: string;
}

/** The Server-Timing metric of a page that holds the version of the content it was made from. */
export const versionMetric = "content";
/** From the browser, with that version: asks for the mistakes, and for a reload if the page is out of date. */
export const pageEvent = "content:page";
/** From the server: all mistakes of all files; none when the content is valid. */
export const mistakesEvent = "content:mistakes";
