import { createHash } from "node:crypto";

/**
 * Returns the cache key of a page or share image, a hash of its own data. Astro's incremental build renders it again
 * only when this key changes, or anything that all pages depend on (`src/tools/build/build-inputs.ts`).
 */
export const cacheKey = (data: unknown) =>
  createHash("sha256").update(JSON.stringify(data)).digest("base64url");
