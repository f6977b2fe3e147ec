import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * Teaches Astro the directive `client:intent`, by which an island hydrates when it is about to be used, and islands
 * that are custom elements.
 */
export const islands = (): AstroIntegration => ({
  name: "islands",
  hooks: {
    "astro:config:setup": ({ addClientDirective, addRenderer }) => {
      addClientDirective({ name: "intent", entrypoint: "./src/page-scripts/client-intent.ts" });
      addRenderer({
        name: "custom-element",
        serverEntrypoint: fileURLToPath(new URL("custom-element-renderer.ts", import.meta.url)),
      });
    },
  },
});
