import { getCollection } from "astro:content";
import { servicePath } from "#routes.ts";

/** A service with its path; its `html` is the text of its Read More dialog. */
export type Service = Awaited<ReturnType<typeof getServices>>[number];

/** Every service, sorted by its `order`. */
export async function getServices() {
  const entries = await getCollection("services");
  return entries
    .map(({ id, data }) => ({ ...data, slug: id, path: servicePath(id) }))
    .toSorted((a, b) => a.order - b.order);
}
