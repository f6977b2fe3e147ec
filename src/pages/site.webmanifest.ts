import type { APIRoute } from "astro";
import { getBusiness } from "#content/business.ts";
import { colour } from "#styles/colours.ts";

/** The web app manifest, which phones use to add the site to the home screen. */
export const GET: APIRoute = async () => {
  const { name } = await getBusiness();
  return Response.json({
    name,
    short_name: name.split(" ").slice(0, 2).join(" "),
    start_url: "/",
    display: "browser",
    background_color: colour("paper"),
    theme_color: colour("night"),
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  });
};
