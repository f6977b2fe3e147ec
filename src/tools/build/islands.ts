import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * An Astro integration that adds the directive `client:intent`, which hydrates an island when a visitor is about to use
 * it, and a renderer for islands that are custom elements.
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
