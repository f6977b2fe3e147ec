/**
 * Kept when the document is read to its end and the visitor sees it: a page that is prerendered waits for that,
 * since what stands in the tab's storage may change until then. These scripts run before.
 */
export const documentReady = new Promise<unknown>((done) => {
  addEventListener("DOMContentLoaded", () => {
    if (Reflect.get(document, "prerendering"))
      document.addEventListener("prerenderingchange", done);
    else done(0);
  });
});
