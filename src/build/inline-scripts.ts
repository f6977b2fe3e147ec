import { build, type Plugin } from "vite";

/**
 * A Vite plugin for scripts that an ordinary `<script>` cannot be (`src/README.md`): an import with
 * `?inline-script` is the text of a classic script with everything that the module imports. Astro
 * makes a module of `<script>`, which runs only after the whole page has been parsed, and requests
 * the files that it shares with other scripts. Its syntax is that of the site's `build.target`.
 */
export const inlineScripts = (): Plugin => ({
  name: "inline-scripts",
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const result = await build({
        configFile: false,
        logLevel: "error",
        publicDir: false,
        build: {
          write: false,
          target: this.environment.getTopLevelConfig().build.target,
          rolldownOptions: {
            input: id.replace("?inline-script", ""),
            output: { format: "iife" },
          },
        },
      });
      if (!("output" in result)) throw new Error(`${id} has no output`);
      const [{ code, moduleIds }] = result.output;
      for (const file of moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  },
});
