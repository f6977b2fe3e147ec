import { documentReady } from "#scripts/document-ready.ts";
import { mayHaveArrived } from "./draft.ts";
import { postForm } from "./emailjs.ts";
import {
  formOf,
  forms,
  hasFailed,
  isSending,
  messageOf,
  sentMessage,
  setOutcome,
  setSending,
  showToast,
} from "./form-elements.ts";
import { updateLinks } from "./links.ts";
import { showState } from "./outcome.ts";
import { ensureReference, sentFrom } from "./request-number.ts";
import { submitForm } from "./submit.ts";
import type { SendEvent } from "./state.ts";

/*
 * What every quote request says at the end of its message, and how a form is sent while its island
 * is missing, whether that comes late or never. The visitor stays on the page.
 */

/**
 * Each event is the next state: nobody can type while the fields are disabled, and an answer after
 * the time-out is not awaited, since the island may be ready by then.
 */
const dispatch = (form: HTMLFormElement, event: SendEvent) => {
  const state = { edited: false, ...event };
  setSending(form, event.kind === "sending");
  showState(form, state);
  showToast(event.kind);
};

addEventListener("submit", (event) => {
  // Also when the form's island sends it.
  showToast();
  const form = formOf(event.target);
  if (event.defaultPrevented || !form) return;
  event.preventDefault();
  if (isSending(form)) return;
  void submitForm(form, postForm, performance.now(), (next) => dispatch(form, next));
});

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

// Both for the island, which reads the form's data, and for a post without it.
document.addEventListener("formdata", ({ target, formData }) => {
  const form = formOf(target);
  const message = form && messageOf(form);
  if (!message) return;
  formData.set("message", sentMessage(message, ensureReference(form), sentFrom()));
});
