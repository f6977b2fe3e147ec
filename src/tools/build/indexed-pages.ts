/** The pages that search engines may index: no aliases, placeholders or not-found page. */
import { genericCityPath, neighbourhoodPath } from "#routes.ts";
import { collectionReaders } from "#loader/collections.ts";
import { readCollection } from "#loader/content-loader.ts";
import { areasSchema } from "#schemas/areas.ts";

/** Returns the paths of aliases and placeholders, from the content: tests need no build. */
export function unindexedPaths(): Set<string> {
  const areas = readCollection(collectionReaders.areas, areasSchema).get("areas");
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

let unindexed: Set<string> | undefined;

/** Whether the sitemap lists a URL. Reads the content only once, after it has been checked. */
export const isIndexed = (url: string) =>
  !(unindexed ??= unindexedPaths()).has(new URL(url).pathname);
