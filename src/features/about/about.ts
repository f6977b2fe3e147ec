import { getBusiness } from "#content/queries.ts";
import { readSettings } from "#settings.ts";
import { shownAbout } from "./shown-about.ts";

/** Returns what the page /about shows in this build. */
export const getAbout = async () => shownAbout(await getBusiness(), readSettings().kind);
