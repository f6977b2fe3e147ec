/*
 * In the head, so that the first paint has the colours that the visitor chose in the footer. The
 * script is before the first screen of every page, so it imports nothing.
 */
try {
  // eslint-disable-next-line no-restricted-properties -- a third of the bytes of storage.ts
  document.documentElement.dataset["theme"] = window.localStorage.getItem("theme") ?? "system";
} catch {
  // Blocked by the visitor's settings: the device decides.
}
