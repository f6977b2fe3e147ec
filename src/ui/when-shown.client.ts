/**
 * Calls a function now; in a prerendered page, once that is activated. Until then nobody sees the
 * page, and its `sessionStorage` may change.
 */
export function whenShown(callback: () => void) {
  // TypeScript's types of the DOM lack `document.prerendering`.
  if (Reflect.get(document, "prerendering"))
    document.addEventListener("prerenderingchange", callback);
  else callback();
}
