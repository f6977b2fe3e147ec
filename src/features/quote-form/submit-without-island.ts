import { postForm } from "./email-client.client.ts";
import { formOf, isSending, setSending, showToast } from "./form-elements.ts";
import { showState } from "./outcome.ts";
import { submitForm } from "./submit.ts";
import type { SendEvent } from "./state.ts";

/*
 * Sends a form while its island is missing, whether that comes late or never. The visitor stays on
 * the page.
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
  const form = formOf(event.target);
  if (event.defaultPrevented || !form) return;
  event.preventDefault();
  if (isSending(form)) return;
  void submitForm(form, postForm, performance.now(), (next) => dispatch(form, next));
});
