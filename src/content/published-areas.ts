/**
 * Tells which areas builds publish. Nothing here imports Astro, as the content check and tests read the file too.
 */
import { contentFileExists } from "./content-folder.ts";

type Kind = "cities" | "neighbourhoods";

/** The areas that builds publish: all but those whose document is a draft, unless planned. */
export const publishedAreas = <A extends { slug: string; status?: string }>(
  kind: Kind,
  areas: readonly A[],
  documents: { has: (slug: string) => boolean },
) =>
  areas.filter(
    ({ slug, status }) =>
      status !== undefined || documents.has(slug) || !contentFileExists(kind, `${slug}.md`),
  );
