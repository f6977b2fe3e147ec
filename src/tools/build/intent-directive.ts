import type { AstroIntegration } from "astro";

/** Astro's own runtime of islands; `island-element.ts` stands in its place. */
const runtime = /astro-island\.prebuilt\.js$/;

/**
 * Teaches Astro the directive `client:intent`: an island hydrates when it is about to be used. Takes
 * Astro's island runtime out of the pages, since the directive's script brings a smaller one.
 */
export const intentDirective = (): AstroIntegration => ({
  name: "client-intent",
  hooks: {
    "astro:config:setup": ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: "intent", entrypoint: "./src/page-scripts/directive.ts" });
      updateConfig({
        vite: {
          plugins: [
            {
              name: "client-intent:runtime",
              enforce: "pre",
              transform: {
                filter: { id: runtime },
                handler: () => "export default '';",
              },
            },
          ],
        },
      });
    },
  },
});
