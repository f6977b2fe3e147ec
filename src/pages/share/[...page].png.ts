import type { APIRoute, GetStaticPaths } from "astro";
import { getBusiness } from "#content/queries.ts";
import { getShareCards } from "#seo/share-cards.ts";
import { shareImageParam } from "#routes.ts";
import { drawShareImage, type ShareImage } from "#seo/share-image.ts";

export const getStaticPaths = (async () => {
  const { name, phone } = await getBusiness();
  return [...(await getShareCards()).values()].map(({ path, heading, picture }) => ({
    params: { page: shareImageParam(path) },
    props: { heading, picture, business: { name, phone } },
  }));
}) satisfies GetStaticPaths;

/** Serves the share image (`og:image`) of a page. */
export const GET: APIRoute<ShareImage> = async ({ props }) =>
  new Response(await drawShareImage(props), { headers: { "content-type": "image/png" } });
