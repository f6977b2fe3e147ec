import { draftKey } from "#browser/draft-key.ts";
import { documentRead } from "#browser/page.ts";

/**
 * Saves what is typed into a quote form, for this tab only, from the first letter on, whether or not the island is
 * there yet. All quote forms of the site share one draft; once it is sent, the island leaves it empty. Since every
 * change is saved as it is made, the draft is always the newest of what was typed.
 */
const storage = (() => {
  try {
    return sessionStorage;
  } catch {
    // The visitor forbids it, and everything else goes on.
    return undefined;
  }
})();

export const forms = () => document.querySelectorAll<HTMLFormElement>("[data-quote]");
const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>("input[name]:not([type=hidden]), textarea");

/**
 * Keeps this page out of Firefox's back/forward cache, which would bring back its own copy of `sessionStorage`
 * without what was typed or sent since.
 */
const leaveFirefoxCache = () => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- that it keeps a page out of the cache is what is wanted
  if ("mozInnerScreenX" in window) window.onunload = () => undefined;
};

/** Whether the browser brought nothing back into the forms: what stands there was typed before this script came. */
let isFreshVisit = performance
  .getEntriesByType("navigation")
  .some((entry) => "type" in entry && entry.type === "navigate");

const restore = () => {
  const saved = storage?.getItem(draftKey) ?? null;
  // Nothing was typed in this tab: what the browser filled in stands.
  if (saved === null) return;
  if (saved) leaveFirefoxCache();
  const draft = new URLSearchParams(saved);
  for (const form of forms()) {
    for (const field of fieldsOf(form)) {
      if (!isFreshVisit || field.value === field.defaultValue)
        field.value = draft.get(field.name) || field.defaultValue;
    }
  }
};

/** What is saved, by the names of the fields. */
export const readDraft = () => new URLSearchParams(storage?.getItem(draftKey) ?? "");

export const saveDraft = (draft: URLSearchParams) => {
  const typed = draft.toString();
  // An emptied form is saved as empty; one that nobody has touched is not saved.
  if (!typed && !storage?.getItem(draftKey)) return;
  storage?.setItem(draftKey, typed);
  leaveFirefoxCache();
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
void documentRead.then(restore);

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
