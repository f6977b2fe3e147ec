import { documentReady } from "#scripts/page.ts";
import { forms, mayHaveArrived } from "./draft.ts";
import { updateLinks } from "./links.ts";
import { focusMessage, showOutcome, shownFailure, type Outcome } from "./outcome.ts";
import { referenceOf, sentFrom } from "./request-number.ts";
import { confirmSent, sendForm } from "./send.ts";
import { postForm, type SendResult } from "./emailjs.ts";
import { honeypotOf, mayBeBot } from "./spam.ts";

/*
 * What every quote request says at the end of its message, and how a form is sent while its island
 * is missing, whether that comes late or never. The visitor stays on the page.
 */

/** How long a toast is shown. */
const shownMs = 5000;

/** The form may come after this script. */
const toasts = () => document.querySelectorAll<HTMLElement>("[data-toast]");

const hideToasts = () => {
  for (const toast of toasts()) toast.hidden = true;
};

const showOutcomeAndToast = (form: HTMLFormElement, outcome: Outcome) => {
  showOutcome(form, outcome);
  focusMessage(form);
  hideToasts();
  const kind = outcome === "sent" ? "success" : "failure";
  const shown = [...toasts()].find(({ dataset }) => dataset["toast"] === kind);
  if (!shown) return;
  // Outside the sections, which have stacking contexts of their own.
  document.body.append(shown);
  shown.hidden = false;
  setTimeout(hideToasts, shownMs);
};

const showResult = (form: HTMLFormElement, result: SendResult) => {
  if (result.kind === "sent") {
    confirmSent(form, false);
    showOutcomeAndToast(form, "sent");
    return;
  }
  updateLinks(form);
  showOutcomeAndToast(form, `failed-${result.reason}`);
};

const send = async (form: HTMLFormElement) => {
  const pressedAt = performance.now();
  const isRetry = shownFailure(form) !== undefined;
  if (!isRetry && mayBeBot(honeypotOf(form), pressedAt)) {
    showResult(form, { kind: "failed", reason: "failed" });
    return;
  }
  // `client-intent.ts` waits for the end before it hydrates the form.
  form.dataset["quote"] = "sending";
  const fields = form.querySelector("fieldset");
  const result = sendForm(form, postForm, isRetry, pressedAt);
  fields?.toggleAttribute("disabled", true);
  showOutcome(form, undefined);
  const shown = await result;
  fields?.toggleAttribute("disabled", false);
  form.dataset["quote"] = "";
  showResult(form, shown);
};

addEventListener("submit", (event) => {
  // Also when the form's island sends it.
  hideToasts();
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (form.dataset["quote"] === undefined) return;
  event.preventDefault();
  if (!form.dataset["quote"]) void send(form);
});

addEventListener("input", ({ target }) => {
  const form =
    target instanceof Element && target.closest<HTMLFormElement>("[data-outcome^=failed]");
  if (form) updateLinks(form);
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
  const end = [`${number} ${referenceOf(target)}`, `${page} ${sentFrom()}`].join("\n");
  formData.set("message", `${message?.value ?? ""}\n\n${end}`.trimStart());
});
