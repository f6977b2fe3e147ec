/** What the inline scripts of a page share. */

/** Kept when the document is read to its end. These scripts run before that. */
export const documentRead = new Promise<unknown>((done) => {
  addEventListener("DOMContentLoaded", done);
});

/** Whether a click is the browser's own: one that opens another tab or window, or saves. */
export const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Whether the visitor asked for less motion. */
export const wantsStillness = () => matchMedia("(prefers-reduced-motion:reduce)").matches;
