import { getData } from "#content/entries.ts";

/** The home page's text. */
export const getHomeText = () => getData("home", "home");
