import type { APIRoute, GetStaticPaths } from "astro";
import { begin } from "#hosting/phases.ts";
import { getBusiness } from "#queries/business.ts";
import { getShareCards } from "#queries/share-cards.ts";
import { shareImageParam } from "#routes.ts";
import { drawShareImage, drawShareImages, type ShareImage } from "#share-images/draw.ts";

export const getStaticPaths = (async () => {
  const { name, phone } = await getBusiness();
  const images = (await getShareCards()).map(({ path, heading, picture }) => ({
    params: { page: shareImageParam(path) },
    props: { heading, picture, business: { name, phone } } satisfies ShareImage,
  }));
  // All at once, since Astro asks for one file after the other.
  const end = begin("share images");
  if (import.meta.env.PROD) await drawShareImages(images.map(({ props }) => props));
  end();
  return images;
}) satisfies GetStaticPaths;

/** The share image of a page. */
export const GET: APIRoute<ShareImage> = async ({ props }) => {
  const end = begin("share images");
  const image = await drawShareImage(props);
  end();
  return new Response(image, { headers: { "content-type": "image/png" } });
};
