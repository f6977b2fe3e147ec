import { documentReady } from "#scripts/document-ready.ts";
import { forms, mayHaveArrived } from "./draft.ts";
import { postForm } from "./emailjs.ts";
import { updateLinks } from "./links.ts";
import { showOutcome, showState, toastMs } from "./outcome.ts";
import { ensureReference, sentFrom } from "./request-number.ts";
import { submitForm } from "./submit.ts";
import type { SendEvent } from "./state.ts";

/*
 * What every quote request says at the end of its message, and how a form is sent while its island
 * is missing, whether that comes late or never. The visitor stays on the page.
 */

/** The form may come after this script. */
const toasts = () => document.querySelectorAll<HTMLElement>("[data-toast]");

const hideToasts = () => {
  for (const toast of toasts()) toast.hidden = true;
};

const showToast = (kind: string) => {
  hideToasts();
  const shown = [...toasts()].find(({ dataset }) => dataset["toast"] === kind);
  if (!shown) return;
  // Outside the sections, which have stacking contexts of their own.
  document.body.append(shown);
  shown.hidden = false;
  setTimeout(hideToasts, toastMs);
};

/**
 * Each event is the next state: nobody can type while the fields are disabled, and an answer after
 * the time-out is not awaited, since the island may be ready by then.
 */
const dispatch = (form: HTMLFormElement, event: SendEvent) => {
  const state = { edited: false, ...event };
  const isSending = event.kind === "sending";
  form.querySelector("fieldset")?.toggleAttribute("disabled", isSending);
  // `client-intent.ts` waits for the end before it hydrates the form.
  form.dataset["quote"] = isSending ? "sending" : "";
  showState(form, state);
  if (event.kind === "sent") showToast("success");
  if (event.kind === "failed") showToast("failure");
};

addEventListener("submit", (event) => {
  // Also when the form's island sends it.
  hideToasts();
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (form.dataset["quote"] === undefined) return;
  event.preventDefault();
  if (form.dataset["quote"]) return;
  void submitForm(form, postForm, performance.now(), (next) => dispatch(form, next));
});

addEventListener("input", ({ target }) => {
  const form =
    target instanceof Element && target.closest<HTMLFormElement>("[data-outcome^=failed]");
  if (!form) return;
  updateLinks(form);
});

// The page was left or reloaded while a request was under way.
void documentReady.then(() => {
  if (!mayHaveArrived()) return;
  for (const form of forms()) {
    showOutcome(form, "failed-unconfirmed");
    updateLinks(form);
  }
});

// Both for the island, which reads the form's data, and for a post without it.
document.addEventListener("formdata", ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || target.dataset["quote"] === undefined) return;
  const message = target.querySelector<HTMLTextAreaElement>("[name=message]");
  const { number = "", page = "" } = message?.dataset ?? {};
  const end = [`${number} ${ensureReference(target)}`, `${page} ${sentFrom()}`].join("\n");
  formData.set("message", `${message?.value ?? ""}\n\n${end}`.trimStart());
});
