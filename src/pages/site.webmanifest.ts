import type { APIRoute } from "astro";
import { getBusiness } from "#content/queries.ts";
import { homePath } from "#routes.ts";
import { colour } from "#styles/colours.ts";

const icons = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
}));

/** The web app manifest: the name, colours and icons for a phone's home screen. */
export const GET: APIRoute = async () => {
  const { name, short_name } = await getBusiness();
  const manifest = {
    name,
    short_name,
    start_url: homePath,
    display: "browser",
    background_color: colour("paper"),
    theme_color: colour("night"),
    icons,
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { "Content-Type": "application/manifest+json" },
  });
};
