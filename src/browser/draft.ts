/**
 * The draft of the quote form, for this tab only. All quote forms of the site share it; once it is sent, the island
 * leaves it empty.
 */

/** The key of the draft in `sessionStorage`. */
export const draftKey = "quote-request";

export const storage = (() => {
  try {
    return sessionStorage;
  } catch {
    // The visitor forbids it, and everything else goes on.
    return undefined;
  }
})();

/** The quote forms of the page. */
export const forms = () => document.querySelectorAll<HTMLFormElement>("[data-quote]");

/** The fields of a quote form that a visitor fills in. */
export const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>("input[name]:not([type=hidden]), textarea");

/**
 * Keeps this page out of Firefox's back/forward cache, which would bring back its own copy of `sessionStorage`
 * without what was typed or sent since.
 */
export const disableFirefoxBfcache = () => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- that it keeps a page out of the cache is what is wanted
  if ("mozInnerScreenX" in window) window.onunload = () => undefined;
};

/** What is saved, by the names of the fields. */
export const readDraft = () => new URLSearchParams(storage?.getItem(draftKey) ?? "");

/** Saves the draft: an emptied form as empty, one that nobody has touched not at all. */
export const saveDraft = (draft: URLSearchParams) => {
  const typed = draft.toString();
  if (!typed && !storage?.getItem(draftKey)) return;
  storage?.setItem(draftKey, typed);
  disableFirefoxBfcache();
};
