import { join } from "node:path";
import type { APIRoute, GetStaticPaths } from "astro";
import { outFolder } from "#tools/build/out-folder.ts";
import { begin } from "#tools/build/build-timings.ts";
import { getBusiness } from "#queries/business.ts";
import { getShareCards } from "#queries/share-cards.ts";
import { shareImageParam, shareImagePath } from "#routes.ts";
import { drawShareImage, writeShareImages, type ShareImage } from "#share-images/draw.ts";

export const getStaticPaths = (async () => {
  const { name, phone } = await getBusiness();
  const images = (await getShareCards()).map(({ path, heading, picture }) => ({
    path,
    image: { heading, picture, business: { name, phone } } satisfies ShareImage,
  }));
  if (import.meta.env.DEV)
    return images.map(({ path, image }) => ({
      params: { page: shareImageParam(path) },
      props: image,
    }));
  // A build writes them itself, side by side: to Astro each would be a page to make, one after the other.
  const end = begin("share images");
  await writeShareImages(
    new Map(images.map(({ path, image }) => [join(outFolder, shareImagePath(path)), image])),
  );
  end();
  return [];
}) satisfies GetStaticPaths;

/** The share image of a page, in `astro dev`. */
export const GET: APIRoute<ShareImage> = async ({ props }) =>
  new Response(await drawShareImage(props), { headers: { "content-type": "image/png" } });
