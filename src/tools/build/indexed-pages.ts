/** Which pages search engines may list: all but aliases, placeholders and the not-found page. */
import { genericCityPath, neighbourhoodPath } from "#routes.ts";
import { collectionReaders } from "#loader/collections.ts";
import { readCollection } from "#loader/content-loader.ts";

/** The paths of pages with `noindex`, read from the content, so that the sitemap and the tests need no build. */
export function unindexedPaths(): Set<string> {
  const areas = readCollection(collectionReaders.areas).entries.get("areas")?.value;
  const paths = new Set<string>();
  for (const { slug, path, status } of areas?.cities ?? []) {
    if (path !== genericCityPath(slug)) paths.add(genericCityPath(slug));
    if (status === "planned") paths.add(path);
  }
  for (const { slug, status } of areas?.neighbourhoods ?? []) {
    if (status === "planned") paths.add(neighbourhoodPath(slug));
  }
  return paths;
}

const unindexed = unindexedPaths();

/** Whether the sitemap lists an address. */
export const isIndexed = (url: string) => !unindexed.has(new URL(url).pathname);
