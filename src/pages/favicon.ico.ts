import type { APIRoute } from "astro";
import { drawIco } from "#seo/icon.ts";

/** The icon for browsers without SVG icons. */
export const GET: APIRoute = async () =>
  new Response(await drawIco(), { headers: { "content-type": "image/x-icon" } });
