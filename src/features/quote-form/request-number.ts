import { noteKey, readDraft, saveDraft } from "./draft.ts";
import { referenceOf, setReference } from "./form-elements.ts";
import { tabStorage } from "#ui/storage.client.ts";

/** Without vowels, which form words, and without characters that look or sound alike. */
const characters = "CDFHJKMNPQRTWXY34679";

/**
 * Returns the number of a quote request, such as `K7MX4R`, and makes it if there is none. It stays
 * the same when sending is tried again, also after a reload, and is deleted with the draft.
 */
export const ensureReference = (form: HTMLFormElement) => {
  const draft = readDraft();
  const reference =
    referenceOf(form) ||
    draft.get(noteKey("reference")) ||
    Array.from(
      crypto.getRandomValues(new Uint32Array(6)),
      (random) => characters[random % characters.length],
    ).join("");
  setReference(form, reference);
  draft.set(noteKey("reference"), reference);
  saveDraft(draft);
  return reference;
};

/** Gives the next request a number of its own. */
export const forgetReference = (form: HTMLFormElement) => {
  setReference(form, "");
  const draft = readDraft();
  draft.delete(noteKey("reference"));
  draft.delete(noteKey("sending"));
  saveDraft(draft);
};

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
