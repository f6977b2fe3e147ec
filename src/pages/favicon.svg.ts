import { readFileSync } from "node:fs";
import type { APIRoute } from "astro";
import { recoloured } from "#styles/drawings.ts";

/** The icon of the site in the colours of the theme. */
export const GET: APIRoute = () =>
  new Response(recoloured(readFileSync("src/assets/favicon.svg", "utf8")), {
    headers: { "content-type": "image/svg+xml" },
  });
