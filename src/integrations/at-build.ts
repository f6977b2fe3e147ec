import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { z } from "zod";

const moduleAtBuild = z.object({ atBuild: z.function({ output: z.json() }) });

/**
 * A Vite plugin for what a script needs of the content: an import with `?at-build` is what the
 * module's function `atBuild` returns, as JSON. The policy allows no other request for it.
 */
export const atBuild = (): Plugin => ({
  name: "at-build",
  load: {
    filter: { id: /\?at-build$/ },
    async handler(id) {
      const file = id.replace("?at-build", "");
      const module = moduleAtBuild.parse(await import(pathToFileURL(file).href));
      return `export default ${JSON.stringify(module.atBuild())}`;
    },
  },
});
