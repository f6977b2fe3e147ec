import { getCollection } from "astro:content";
import { guidePath } from "#routes.ts";
import { getCities } from "#features/areas/areas.ts";
import { pagesOf } from "#content/queries.ts";
import { getServices } from "#features/services/services.ts";

/** A guide with its path. */
export type Guide = Awaited<ReturnType<typeof getGuides>>[number];

/** Every guide, sorted by its `order`. */
export const getGuides = async () => pagesOf(await getCollection("guides"), guidePath);

/** The pages that a guide names as related, in its order, without drafts. */
export async function getRelatedPages({ related }: Guide) {
  const [guides, services, cities] = await Promise.all([getGuides(), getServices(), getCities()]);
  const named = guides.map(({ heading: name, slug, path }) => ({ name, slug, path }));
  const bySlug = (
    slugs: readonly string[],
    pages: readonly { slug: string; name: string; path: string }[],
  ) => slugs.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []);
  return {
    guides: bySlug(related.guides, named),
    services: bySlug(related.services, services),
    cities: bySlug(related.cities, cities),
  };
}
