import { createHash } from "node:crypto";

/**
 * The cache key of a page or picture that is made again only when this data changes. Astro itself notices changes of
 * the code, and the build changes of everything that pages share.
 */
export const cacheKey = (data: unknown) =>
  createHash("sha256").update(JSON.stringify(data)).digest("base64url");
