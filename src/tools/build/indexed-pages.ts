/** The pages that search engines may index: no aliases, placeholders or not-found page. */
import { genericCityPath, neighbourhoodPath } from "#routes.ts";
import { isPlaceholder } from "#loader/check-areas.ts";
import { collectionReaders } from "#loader/collections.ts";
import { readCollection } from "#loader/content-loader.ts";

/** Returns the paths of aliases and placeholders, from the content: tests need no build. */
export function unindexedPaths(): Set<string> {
  const { cities, neighbourhoods } = readCollection(collectionReaders.areas).get("areas") ?? {};
  const paths = new Set<string>();
  for (const city of cities ?? []) {
    const generic = genericCityPath(city.slug);
    if (city.path !== generic) paths.add(generic);
    if (isPlaceholder("cities", city)) paths.add(city.path);
  }
  for (const area of neighbourhoods ?? [])
    if (isPlaceholder("neighbourhoods", area)) paths.add(neighbourhoodPath(area.slug));
  return paths;
}

let unindexed: Set<string> | undefined;

/** Whether the sitemap lists a URL. Reads the content only once, after it has been checked. */
export const isIndexed = (url: string) =>
  !(unindexed ??= unindexedPaths()).has(new URL(url).pathname);
