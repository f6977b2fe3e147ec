import { getBusiness } from "#content/queries.ts";
import { shownAbout } from "./shown-about.ts";

/** Returns what the page /about shows. */
export const getAbout = async () => shownAbout(await getBusiness());
