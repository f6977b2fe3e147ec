import type { Page } from "@playwright/test";

/** Makes a page's storage throw, as the setting “Block all cookies” does. Runs in the page. */
function refuseStorage() {
  for (const storage of ["sessionStorage", "localStorage"]) {
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  }
}

/** Blocks storage in the pages that are opened from now on. */
export const blockStorage = (page: Page) => page.addInitScript(refuseStorage);
