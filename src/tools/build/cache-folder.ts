/** Where builds keep what the next may use again. Other content, such as a test's, has a folder of its own. */
import { contentFolder } from "#loader/content-folder.ts";

/** The folder, relative to the project. */
export const cacheFolder = `node_modules/.cache/builds-of-${contentFolder.replaceAll(/[^a-z0-9]+/gi, "-")}`;
