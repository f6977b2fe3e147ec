import type { APIRoute } from "astro";
import { iconSvg } from "#seo/icon.ts";

/** The icon of the site. */
export const GET: APIRoute = () =>
  new Response(iconSvg, { headers: { "content-type": "image/svg+xml" } });
