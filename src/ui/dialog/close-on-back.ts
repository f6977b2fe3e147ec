/*
 * Back closes an open dialog and stays on the page. While a dialog is open, the history has one
 * entry more, for the same page. Not with CloseWatcher, which iPhones do not have.
 */

/** The state of that entry. */
const dialogEntry = "dialog";

/** Closes the open dialog. */
let close: (() => void) | undefined;

/** True from the removal of an entry until the browser has gone back, which it does later. */
let isRemoving = false;

/** Adds an entry; not if the page was reloaded, or Forward pressed, at one that has no dialog. */
const addEntry = () => {
  if (history.state !== dialogEntry) history.pushState(dialogEntry, "");
};

if (typeof window !== "undefined") {
  addEventListener("popstate", () => {
    if (!isRemoving) close?.();
    // Another dialog was opened meanwhile.
    else if (close) addEntry();
    isRemoving = false;
  });
}

/** Calls `onBack` when the visitor goes back. Returns a function to call when the dialog closes. */
export function closeOnBack(onBack: () => void) {
  close = onBack;
  addEntry();
  return () => {
    close = undefined;
    if (history.state !== dialogEntry) return;
    isRemoving = true;
    history.back();
  };
}

/**
 * Keeps the entry when a link is followed: going back could cancel that, and Firefox would restore
 * its state with the page.
 */
export const keepEntry = () => history.replaceState(null, "");
