/** The script before the first paint, in the page itself (`PageLayout.astro`). */
import "#features/languages/offer.ts";
import "./theme.ts";
