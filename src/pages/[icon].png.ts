import type { APIRoute, GetStaticPaths } from "astro";
import { drawHomeScreenIcon } from "#seo/icon.ts";

/** The sides of the icons in pixels, by their names. */
const icons = { "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 };

export const getStaticPaths = (() =>
  Object.entries(icons).map(([icon, side]) => ({
    params: { icon },
    props: { side },
  }))) satisfies GetStaticPaths;

/** Serves an icon for home screens, and for search engines as the company's picture. */
export const GET: APIRoute<{ side: number }> = async ({ props }) =>
  new Response(await drawHomeScreenIcon(props.side), { headers: { "content-type": "image/png" } });
