/**
 * Back closes an open dialog and stays on the page. While a dialog is open, the history has one
 * entry more, for the same page. CloseWatcher would do the same, but iPhones do not have it.
 */
import { isModified } from "#ui/modifier-keys.client.ts";

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

const goBack = () => {
  if (!isRemoving) close?.();
  // A second dialog was opened meanwhile.
  else if (close) addEntry();
  isRemoving = false;
};

/** Calls `onBack` when the visitor goes back. Returns a function to call when the dialog closes. */
export function closeOnBack(onBack: () => void) {
  close = onBack;
  addEventListener("popstate", goBack);
  addEntry();
  return () => {
    close = undefined;
    if (history.state !== dialogEntry) return;
    isRemoving = true;
    history.back();
  };
}

/**
 * Closes a dialog when a link in it is pressed, and follows a link within the site in place of the
 * dialog's history entry. Returns whether the link is one within the site.
 */
export function followLink(event: MouseEvent, closeDialog: () => void): boolean {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || isModified(event)) return false;
  // The entry stays, without its state: going back could cancel the navigation, and Firefox would
  // restore the state with the page.
  history.replaceState(null, "");
  closeDialog();
  const isWithinSite = link.origin === location.origin;
  if (isWithinSite) {
    event.preventDefault();
    // React removes its dialog before that.
    queueMicrotask(() => location.replace(link.href));
  }
  return isWithinSite;
}

/** Shows a native dialog, which Back closes. */
export function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.addEventListener(
    "close",
    closeOnBack(() => dialog.close()),
    { once: true },
  );
}
