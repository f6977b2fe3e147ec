import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";
import { contentFiles, contentFolder } from "#content/content-folder.ts";

const dataModule = z.object({ buildTimeData: z.function({ output: z.json() }) });

/**
 * A Vite plugin for what a script needs of the content: an import with `?build-time-data` is what
 * the module's function `buildTimeData` returns, as JSON. The policy allows no other request for it.
 * In `astro dev` the function runs again when a YAML file of the content changes.
 */
export const buildTimeData = (): Plugin => ({
  name: "build-time-data",
  load: {
    filter: { id: /\?build-time-data$/ },
    async handler(id) {
      const file = id.replace("?build-time-data", "");
      const module = dataModule.parse(await import(pathToFileURL(file).href));
      for (const path of contentFiles("*.yaml").keys())
        this.addWatchFile(resolve(contentFolder, path));
      return `export default ${JSON.stringify(module.buildTimeData())}`;
    },
  },
});
