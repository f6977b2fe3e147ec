import type { AstroIntegration } from "astro";

/** Teaches Astro the directive `client:intent`: an island hydrates when it is about to be used. */
export const intentDirective = (): AstroIntegration => ({
  name: "client-intent",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({ name: "intent", entrypoint: "./src/page-scripts/directive.ts" });
    },
  },
});
