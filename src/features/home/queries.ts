import { getData } from "#content/queries.ts";

/** The home page's text. */
export const getHomeText = () => getData("home", "home");
