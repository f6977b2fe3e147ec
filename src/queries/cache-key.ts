import { createHash } from "node:crypto";

/**
 * The cache key of a page or share image whose own data this is: Astro's incremental build makes it again only when
 * the key changes, or anything that all pages are made of (`src/tools/build/build-inputs.ts`).
 */
export const cacheKey = (data: unknown) =>
  createHash("sha256").update(JSON.stringify(data)).digest("base64url");
