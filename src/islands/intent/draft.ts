import { draftKey } from "./draft-key.ts";
import { documentRead } from "./page.ts";

/**
 * Keeps what is typed into a quote form, for this tab only, from the first letter on, whether or not
 * the island is there yet. All quote forms of the site share it; the island takes it away on success.
 */
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden])"),
];

void documentRead.then(() => {
  const draft = new URLSearchParams(sessionStorage.getItem(draftKey) ?? "");
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-quote]")) {
    for (const field of fieldsOf(form)) {
      // What has been typed since the page came is newer.
      if (field.value === field.defaultValue) field.value = draft.get(field.name) ?? field.value;
    }
  }
});

addEventListener("input", ({ target }) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>("[data-quote]");
  if (!form) return;
  const draft = new URLSearchParams();
  for (const { name, value, defaultValue } of fieldsOf(form)) {
    // What the page itself filled in was not typed.
    if (value !== defaultValue) draft.set(name, value);
  }
  sessionStorage.setItem(draftKey, draft.toString());
});

// Two clicks on a form without its island are one post.
addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLElement)) return;
  if (form.dataset["quote"]) event.preventDefault();
  form.dataset["quote"] = "posted";
  setTimeout(() => (form.dataset["quote"] = ""), 5000);
});
