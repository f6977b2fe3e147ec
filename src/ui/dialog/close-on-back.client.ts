/*
 * Back closes an open dialog and stays on the page. While a dialog is open, the history has one
 * entry more, for the same page. Not with CloseWatcher, which iPhones do not have.
 */

/** The state of the history entry that a dialog adds. */
const dialogEntry = "dialog";

/** Closes the open dialog. */
let close: (() => void) | undefined;

/** True from `history.back()` until `popstate`, since browsers go back asynchronously. */
let isRemoving = false;

/** Adds an entry, unless a dialog's entry is left from before a reload, or reached by Forward. */
const addEntry = () => {
  if (history.state !== dialogEntry) history.pushState(dialogEntry, "");
};

if (typeof window !== "undefined") {
  addEventListener("popstate", () => {
    if (!isRemoving) close?.();
    // A second dialog was opened meanwhile.
    else if (close) addEntry();
    isRemoving = false;
  });
}

/**
 * Calls `onBack` when the visitor goes back. Returns a function to call when the dialog closes; it
 * calls `afterwards` once the dialog's entry is removed, which takes a moment.
 */
export function closeOnBack(onBack: () => void) {
  close = onBack;
  addEntry();
  return (afterwards?: () => void) => {
    close = undefined;
    if (history.state !== dialogEntry) {
      afterwards?.();
      return;
    }
    if (afterwards) addEventListener("popstate", afterwards, { once: true });
    isRemoving = true;
    history.back();
  };
}

/**
 * Keeps the entry, without its state, when a link is followed. Going back could cancel the
 * navigation, and Firefox would restore the state with the page.
 */
export const keepEntry = () => history.replaceState(null, "");
