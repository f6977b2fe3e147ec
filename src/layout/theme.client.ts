/**
 * Sets the colours that the visitor chose in the footer. Runs in the head, before the first paint
 * (`inline-script.ts`).
 */
export function applyTheme() {
  try {
    // eslint-disable-next-line no-restricted-properties -- an inline script imports nothing
    document.documentElement.dataset["theme"] = window.localStorage.getItem("theme") ?? "system";
  } catch {
    // The visitor's settings block storage; the device decides.
  }
}
