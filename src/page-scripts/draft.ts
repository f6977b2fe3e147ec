import {
  draftKey,
  fieldsOf,
  forms,
  disableFirefoxBfcache,
  readDraft,
  saveDraft,
  storage,
} from "#browser/draft.ts";
import { documentReady } from "#browser/page.ts";

/*
 * Saves what is typed into a quote form, from the first letter on, whether or not the island is there yet. Since every
 * change is saved as it is made, the draft is always the newest of what was typed.
 */

/** Whether the browser brought nothing back into the forms: what stands there was typed before this script came. */
let isFreshVisit = performance
  .getEntriesByType("navigation")
  .some((entry) => "type" in entry && entry.type === "navigate");

const restore = () => {
  const saved = storage?.getItem(draftKey) ?? null;
  // Nothing was typed in this tab: what the browser filled in stands.
  if (saved === null) return;
  if (saved) disableFirefoxBfcache();
  const draft = new URLSearchParams(saved);
  for (const form of forms()) {
    for (const field of fieldsOf(form)) {
      if (!isFreshVisit || field.value === field.defaultValue)
        field.value = draft.get(field.name) || field.defaultValue;
    }
  }
};

const save = (form: HTMLFormElement) => {
  const draft = readDraft();
  for (const { name, value, defaultValue } of fieldsOf(form)) {
    // What the page itself filled in was not typed.
    if (value === defaultValue) draft.delete(name);
    else draft.set(name, value);
  }
  saveDraft(draft);
};

// This script stands behind the form, which on a slow line can be typed in before it comes.
restore();
if (isFreshVisit) forms().forEach(save);
void documentReady.then(restore);

// By now the browser may have brought back what stood in the form when it was left, and all of a page that it cached.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) {
    isFreshVisit = false;
    for (const form of forms()) form.dataset["quote"] = "";
  }
  restore();
});

const saveFormOf = ({ target }: Event) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>("[data-quote]");
  if (form) save(form);
};
addEventListener("input", saveFormOf);
// Some programs that fill in forms fire no other event.
addEventListener("change", saveFormOf);

// Two clicks on a form without its island are one post.
addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLElement)) return;
  if (form.dataset["quote"]) event.preventDefault();
  form.dataset["quote"] = "posted";
  setTimeout(() => (form.dataset["quote"] = ""), 5000);
});
