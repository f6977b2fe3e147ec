import { documentReady } from "#ui/document-ready.client.ts";
import { mayHaveArrived } from "./draft.ts";
import { formOf, forms, hasFailed, setOutcome, showToast } from "./form-elements.ts";
import { updateLinks } from "./update-links.ts";

/* Keeps the messages in the page up to date, with the form's island and without it. */

// Hides the toast about an earlier press.
addEventListener("submit", () => showToast());

addEventListener("input", ({ target }) => {
  const form = formOf(target);
  if (form && hasFailed(form)) updateLinks(form);
});

// The page was left or reloaded while a request was under way.
void documentReady.then(() => {
  if (!mayHaveArrived()) return;
  for (const form of forms()) {
    setOutcome(form, "failed-unconfirmed");
    updateLinks(form);
  }
});
