import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

const client = fileURLToPath(new URL("./react.client.ts", import.meta.url));

/** Astro's React integration with the site's own client (`build/react.client.ts`). */
export function reactIslands(): AstroIntegration {
  const { name, hooks } = react();
  const setUp = hooks["astro:config:setup"];
  return {
    name,
    hooks: {
      ...hooks,
      "astro:config:setup": (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: client }),
        }),
    },
  };
}
