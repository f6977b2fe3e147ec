import { getBusiness } from "#content/business.ts";
import { readMode } from "#settings.ts";
import { shownAbout } from "./shown-about.ts";

/** What the page /about shows in this build. */
export const getAbout = async () => shownAbout(await getBusiness(), readMode(process.env).kind);
