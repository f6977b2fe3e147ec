/**
 * Resolves after DOMContentLoaded; for a prerendered page, once it is activated, since
 * `sessionStorage` may change until then. Must be imported before DOMContentLoaded.
 */
export const documentReady = new Promise<unknown>((resolve) => {
  addEventListener("DOMContentLoaded", () => {
    if (Reflect.get(document, "prerendering"))
      document.addEventListener("prerenderingchange", resolve);
    else resolve(0);
  });
});
