import { whenShown } from "./when-shown.client.ts";

/**
 * Resolves after DOMContentLoaded; for a prerendered page, once it is activated. Must be imported
 * before DOMContentLoaded.
 */
export const documentReady = new Promise<void>((resolve) => {
  addEventListener("DOMContentLoaded", () => whenShown(() => resolve()));
});
