/** What `astro dev` and the overlay in the browser say to each other. */
import type { Problem } from "#loader/problems.ts";

/** A mistake with the lines around it, so that nobody has to look them up. */
export interface Mistake extends Problem {
  excerpt: { number: number; text: string; marked: boolean }[];
}

/** The name under which a page's Server-Timing header tells the version of the content it is made of. */
export const versionTiming = "content";
/** From the browser, with that version: is it the last, and which mistakes are there? */
export const askMessage = "content:ask";
/** From the server: all mistakes of all files; none when the content is as it should be. */
export const tellMessage = "content:tell";
