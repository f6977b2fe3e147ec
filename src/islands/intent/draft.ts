import { draftKey } from "./draft-key.ts";
import { documentRead } from "./page.ts";

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
  form.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden])");

const nothing = () => undefined;
/**
 * A page that Firefox keeps in memory keeps its own sessionStorage too, without what was typed or sent
 * since; listening for its end, it is not kept.
 */
const stayFresh = () => {
  if ("mozInnerScreenX" in window) addEventListener("unload", nothing);
};

const restore = () => {
  const kept = storage?.getItem(draftKey) ?? null;
  // Nothing was typed in this tab: what the browser filled in stands.
  if (kept === null) return;
  if (kept) stayFresh();
  const draft = new URLSearchParams(kept);
  for (const form of forms()) {
    for (const field of fieldsOf(form)) field.value = draft.get(field.name) || field.defaultValue;
  }
};

// On a slow connection the form can be typed in long before the document is read to its end.
const arrival = new MutationObserver(restore);
arrival.observe(document, { childList: true, subtree: true });
void documentRead.then(() => {
  arrival.disconnect();
  restore();
});

// By now the browser may have brought back what stood in the form when it was left, and all of a page that it kept.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) for (const form of forms()) form.dataset["quote"] = "";
  restore();
});

const keep = ({ target }: Event) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>("[data-quote]");
  if (!form) return;
  // Begun from what is kept, since the end of the form may still be on its way.
  const draft = new URLSearchParams(storage?.getItem(draftKey) ?? "");
  for (const { name, value, defaultValue } of fieldsOf(form)) {
    // What the page itself filled in was not typed.
    if (value === defaultValue) draft.delete(name);
    else draft.set(name, value);
  }
  storage?.setItem(draftKey, draft.toString());
  stayFresh();
};
addEventListener("input", keep);
// Some programs that fill in forms say no more than this.
addEventListener("change", keep);

// Two clicks on a form without its island are one post.
addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLElement)) return;
  if (form.dataset["quote"]) event.preventDefault();
  form.dataset["quote"] = "posted";
  setTimeout(() => (form.dataset["quote"] = ""), 5000);
});
