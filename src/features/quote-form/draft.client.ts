/**
 * The draft of the quote form, stored for this tab only. All quote forms of the site share it. It
 * is emptied once the request is sent.
 */
import { tabStorage } from "#ui/storage.client.ts";

/** The key of the draft in `sessionStorage`. */
export const draftKey = "quote-request";

/**
 * Notes of the site in the draft, beside the values of the fields: that a request may be under
 * way, its number, what a section has written into the message, and what is chosen there.
 */
type Note = "sending" | "reference" | `written by ${string}` | `chosen: ${string}`;

/** The key of a note. Fields are stored under their names, none of which begins like this. */
export const noteKey = (note: Note) => `*${note}`;

/** Keeps this page out of Firefox's back/forward cache: that restores an old `sessionStorage`. */
export const disableFirefoxBfcache = () => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- unload keeps a page out of the cache
  if ("mozInnerScreenX" in window) window.onunload = () => undefined;
};

/** Reads the saved draft: values by field name, and notes by `noteKey`. */
export const readDraft = () => new URLSearchParams(tabStorage.read(draftKey) ?? "");

/** Changes the saved draft. A form that was emptied is saved; one that was never filled in is not. */
export function updateDraft(change: (draft: URLSearchParams) => void) {
  const draft = readDraft();
  change(draft);
  const typed = draft.toString();
  if (!typed && !tabStorage.read(draftKey)) return;
  tabStorage.write(draftKey, typed);
  disableFirefoxBfcache();
}

/** Empties the draft after its request was sent; to `updateDraft`, an empty draft is still one. */
export const emptyDraft = () => tabStorage.write(draftKey, "");

const sendingKey = noteKey("sending");

/**
 * Remembers with the draft that a request may be under way, so that after a reload the page can say
 * that it may have arrived.
 */
export const rememberSending = (isSending: boolean) =>
  updateDraft((draft) => (isSending ? draft.set(sendingKey, "1") : draft.delete(sendingKey)));

/** Returns whether a request of this draft may have arrived, although no page has shown the answer. */
export const mayHaveArrived = () => readDraft().has(sendingKey);

const referenceKey = noteKey("reference");
/** Characters of a number: no vowels, which form words, and none that look or sound alike. */
const characters = "CDFHJKMNPQRTWXY34679";

/**
 * Returns the number of the quote request, such as `K7MX4R`, and makes it if there is none. It stays
 * the same when sending is tried again, also after a reload, and is deleted with the draft.
 */
export function ensureReference() {
  const random = [...crypto.getRandomValues(new Uint32Array(6))];
  const reference =
    readDraft().get(referenceKey) ??
    random.map((number) => characters[number % characters.length]).join("");
  updateDraft((draft) => draft.set(referenceKey, reference));
  return reference;
}

/** Gives the next request a number of its own, and forgets that this one was under way. */
export const forgetReference = () =>
  updateDraft((draft) => {
    draft.delete(referenceKey);
    draft.delete(sendingKey);
  });

/** Key of the word that says where the visit came from. */
const sourceKey = "from";

/** Stores the `?from=` word of the first address of the visit, such as `van`; empty without one. */
export const storeSource = () => {
  if (tabStorage.read(sourceKey) !== null) return;
  const from = new URLSearchParams(location.search).get("from") ?? "";
  tabStorage.write(sourceKey, /^[a-z0-9-]{1,20}$/i.test(from) ? from : "");
};

/** The page that a request is sent from, and where the visit came from: `/contact (van)`. */
export const sentFrom = () => {
  const source = tabStorage.read(sourceKey);
  return location.pathname + (source ? ` (${source})` : "");
};
