import { getCollection } from "astro:content";
import { servicePath } from "#routes.ts";
import { pagesOf } from "#content/queries.ts";

/** A service with its path; its `html` is the text of its Read More dialog. */
export type Service = Awaited<ReturnType<typeof getServices>>[number];

/** Every service, sorted by its `order`. */
export const getServices = async () => pagesOf(await getCollection("services"), servicePath);
