import { tabStorage } from "#scripts/storage.ts";

/**
 * The draft of the quote form, stored for this tab only. All quote forms of the site share it; the
 * form's island empties it once the request is sent.
 */

/** The key of the draft in `sessionStorage`. */
export const draftKey = "quote-request";

/** The quote forms of the page. */
export const forms = () => document.querySelectorAll<HTMLFormElement>("[data-quote]");

/** The fields of a quote form that a visitor fills in. */
export const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>("input[name]:not([type=hidden]), textarea");

/** A field's label, without the remark after it. */
export const labelOf = (field: HTMLInputElement) =>
  field.labels?.[0]?.firstChild?.textContent?.trim() ?? field.name;

/** Keeps this page out of Firefox's back/forward cache: that restores an old `sessionStorage`. */
export const disableFirefoxBfcache = () => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- unload keeps a page out of the cache
  if ("mozInnerScreenX" in window) window.onunload = () => undefined;
};

/** Reads the saved draft: values by field name. */
export const readDraft = () => new URLSearchParams(tabStorage.read(draftKey) ?? "");

/** Saves the draft. A form that was emptied is saved; one that was never filled in is not. */
export const saveDraft = (draft: URLSearchParams) => {
  const typed = draft.toString();
  if (!typed && !tabStorage.read(draftKey)) return;
  tabStorage.write(draftKey, typed);
  disableFirefoxBfcache();
};

/** Tells duplicates of this tab which draft was sent. Safari before 15.4 lacks it. */
const openChannel = () =>
  "BroadcastChannel" in window ? new BroadcastChannel(draftKey) : undefined;

/** What was typed, without the number that only the sending tab has given it. */
const typedText = () => {
  const draft = readDraft();
  draft.delete("reference");
  return draft.toString();
};

/** Deletes a draft that was sent, here and in duplicates of this tab that did not change it. */
export const deleteDraft = () => {
  const channel = openChannel();
  channel?.postMessage(typedText());
  channel?.close();
  tabStorage.write(draftKey, "");
};

/** Calls `onDelete` when a duplicate of this tab has sent the draft that this tab has too. */
export const listenForSentDraft = (onDelete: () => void) => {
  openChannel()?.addEventListener("message", ({ data }) => {
    if (!data || data !== typedText()) return;
    tabStorage.write(draftKey, "");
    onDelete();
  });
};
