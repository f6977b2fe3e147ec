import type { APIRoute, GetStaticPaths } from "astro";
import { getBusiness } from "#queries/business.ts";
import { getShareCards } from "#queries/share-cards.ts";
import { shareImageParam } from "#routes.ts";
import { drawShareImage } from "#share-images/draw.ts";

export const getStaticPaths = (async () => {
  const cards = await getShareCards();
  return cards.map((card) => ({
    params: { page: shareImageParam(card.path) },
    props: { heading: card.heading, picture: card.picture },
  }));
}) satisfies GetStaticPaths;

/** The share image of a page. */
export const GET: APIRoute<{ heading: string; picture: string }> = async ({ props }) => {
  const { name, phone } = await getBusiness();
  const { heading, picture } = props;
  return new Response(await drawShareImage({ heading, picture, business: { name, phone } }), {
    headers: { "content-type": "image/png" },
  });
};
