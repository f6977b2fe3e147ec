import { draftKey } from "#browser/draft-key.ts";
import { documentRead } from "#browser/page.ts";

/**
 * Keeps what is typed into a quote form, for this tab only, from the first letter on, whether or not
 * the island is there yet. All quote forms of the site share it; once it is sent, the island leaves it
 * empty. Since every change is kept as it is made, the draft is always the newest of what was typed.
 */
const storage = (() => {
  try {
    return sessionStorage;
  } catch {
    // The visitor forbids it, and everything else goes on.
    return undefined;
  }
})();

const forms = () => document.querySelectorAll<HTMLFormElement>("[data-quote]");
const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>("input[name]:not([type=hidden]), textarea");

/**
 * A page that Firefox keeps in memory keeps its own sessionStorage too, without what was typed or sent
 * since; listening for its end, it is not kept.
 */
const stayFresh = () => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- that it keeps a page out of memory is what is wanted
  if ("mozInnerScreenX" in window) window.onunload = () => undefined;
};

/** Whether the browser brought nothing back into the forms: what stands there was typed before this script came. */
let isNew = performance
  .getEntriesByType("navigation")
  .some((entry) => "type" in entry && entry.type === "navigate");

const restore = () => {
  const kept = storage?.getItem(draftKey) ?? null;
  // Nothing was typed in this tab: what the browser filled in stands.
  if (kept === null) return;
  if (kept) stayFresh();
  const draft = new URLSearchParams(kept);
  for (const form of forms()) {
    for (const field of fieldsOf(form)) {
      if (!isNew || field.value === field.defaultValue)
        field.value = draft.get(field.name) || field.defaultValue;
    }
  }
};

const keep = (form: HTMLFormElement) => {
  const draft = new URLSearchParams();
  for (const { name, value, defaultValue } of fieldsOf(form)) {
    // What the page itself filled in was not typed.
    if (value !== defaultValue) draft.set(name, value);
  }
  const typed = draft.toString();
  // An emptied form is kept as empty; one that nobody has touched is not kept.
  if (!typed && !storage?.getItem(draftKey)) return;
  storage?.setItem(draftKey, typed);
  stayFresh();
};

// This script stands behind the form, which on a slow line can be typed in before it comes.
restore();
if (isNew) forms().forEach(keep);
void documentRead.then(restore);

// By now the browser may have brought back what stood in the form when it was left, and all of a page that it kept.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) {
    isNew = false;
    for (const form of forms()) form.dataset["quote"] = "";
  }
  restore();
});

const keepFormOf = ({ target }: Event) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>("[data-quote]");
  if (form) keep(form);
};
addEventListener("input", keepFormOf);
// Some programs that fill in forms say no more than this.
addEventListener("change", keepFormOf);

// Two clicks on a form without its island are one post.
addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLElement)) return;
  if (form.dataset["quote"]) event.preventDefault();
  form.dataset["quote"] = "posted";
  setTimeout(() => (form.dataset["quote"] = ""), 5000);
});
