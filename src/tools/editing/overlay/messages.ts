/** Messages between the dev server and the overlay in the browser. */
import type { Problem } from "#loader/problems.ts";

/** A problem of the content, as the overlay shows it. */
export interface Mistake extends Problem {
  /** The line of the problem and the lines around it. */
  excerpt: string;
}

/** The Server-Timing metric of a page with the version of its content. */
export const versionMetric = "content";
/** Sent by the browser with that version: requests the mistakes, and a reload if the page is out of date. */
export const pageEvent = "content:page";
/** Sent by the server: all mistakes of all files; an empty list if the content is valid. */
export const mistakesEvent = "content:mistakes";
