/** The build cache. Each content folder has its own, so that a test's content does not replace the site's. */
import { contentFolder } from "#loader/content-folder.ts";

/** The folder of the build cache, relative to the project. */
export const cacheFolder = `node_modules/.cache/builds-of-${contentFolder.replaceAll(/[^a-z0-9]+/gi, "-")}`;
