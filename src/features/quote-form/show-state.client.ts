import { emptyDraft, ensureReference, forgetReference } from "./draft.client.ts";
import { showErrors } from "./form.client.ts";
import { showRequestLinks } from "./request-links.client.ts";
import type { FailureReason, FieldError, QuoteState } from "./state.client.ts";

/**
 * The end of sending; `sent-before` if the visitor has typed since the request was sent, and the form
 * stays.
 */
type Outcome = "sent" | "sent-before" | `failed-${FailureReason}`;

declare global {
  interface WindowEventMap {
    /** A quote form shows how sending ended; not again after a reload. */
    "quote-outcome": CustomEvent<Outcome>;
  }
}

/** The outcome in a state; undefined while sending has not ended. */
function outcomeIn(state: QuoteState): Outcome | undefined {
  if (state.kind === "failed") return `failed-${state.reason}`;
  if (state.kind === "sent") return state.edited ? "sent-before" : "sent";
  return undefined;
}

/**
 * Shows a state in the form's served HTML; styles read its attributes `data-outcome` and
 * `data-alert`. A new message gets the focus, unless the visitor is typing; a new outcome is also
 * the event `quote-outcome`.
 *
 * @param options.isNews False for a state of before a reload, whose message takes no focus.
 */
export function showState(form: HTMLFormElement, state: QuoteState, { isNews = true } = {}) {
  const outcome = outcomeIn(state);
  const isNew = isNews && form.dataset["outcome"] !== outcome;
  if (outcome) form.dataset["outcome"] = outcome;
  else delete form.dataset["outcome"];
  form.querySelector("fieldset")?.toggleAttribute("disabled", state.kind === "sending");
  // Tells screen readers what the button says too, which lost the focus when it was disabled.
  const status = form.querySelector("[role=status]");
  const sending = form.querySelector("[type=submit] > :last-child")?.textContent ?? "";
  if (status) status.textContent = state.kind === "sending" ? sending : "";
  if (state.kind === "failed") showFailure(form, state.reason);
  if (state.kind === "sent" && isNew) confirmSent(form, state.edited);
  showAlert(form, state);
  if (!isNew || !outcome) return;
  if (outcome !== "sent-before") focusMessage(form, state.kind === "sent");
  form.dispatchEvent(new CustomEvent("quote-outcome", { bubbles: true, detail: outcome }));
}

const hide = (element: Element | null, isHidden: boolean) =>
  element?.toggleAttribute("hidden", isHidden);

/**
 * Shows errors beside their fields, and above the form links to them, if there are several, or the
 * question that a suspected bot is asked.
 */
function showAlert(form: HTMLFormElement, state: QuoteState) {
  const errors: readonly FieldError[] = state.kind === "invalid" ? state.errors : [];
  const isAsking = state.kind === "suspected";
  showErrors(form, errors);
  form.toggleAttribute("data-alert", errors.length > 1 || isAsking);
  hide(form.querySelector("[data-question]"), !isAsking);
  hide(form.querySelector("[role=alert] > ul"), errors.length < 2);
  for (const link of form.querySelectorAll<HTMLAnchorElement>("[role=alert] a"))
    hide(link.parentElement, !errors.some(({ field }) => link.hash === `#${field}`));
}

/** Shows the sentences about a failure, and writes what is typed into the links of its message. */
function showFailure(form: HTMLFormElement, reason: FailureReason) {
  for (const text of form.querySelectorAll<HTMLElement>("[data-reason]"))
    hide(text, text.dataset["reason"] !== reason);
  showRequestLinks(form);
}

/**
 * Writes its number into the confirmation of a request that was sent; `phone-line.client.ts` writes
 * what happens next at this hour. Empties the form, unless the visitor has typed since: that text is
 * of another request.
 */
function confirmSent(form: HTMLFormElement, hasTypedSince: boolean) {
  const number = form.querySelector("[data-sent] b");
  if (number) number.textContent = ensureReference();
  showRequestLinks(form);
  forgetReference();
  if (hasTypedSince) return;
  // Pages in the tab's history may not restore the sent text.
  emptyDraft();
  form.reset();
}

/** Pixels for the header, the toast and the bar at the bottom of phones. */
const roomForBars = 400;

/** Focuses the message that shows how sending ended, and scrolls it into view. */
function focusMessage(form: HTMLFormElement, wasSent: boolean) {
  const focused = form.querySelector<HTMLElement>(wasSent ? "[data-sent] h2" : "[data-failure]");
  const message = wasSent ? focused?.parentElement : focused;
  if (!focused || !message) return;
  focused.focus({ preventScroll: true });
  // A message that does not fit must be visible from its beginning. Above the confirmation is the
  // drawing.
  const isTall = message.offsetHeight > innerHeight - roomForBars;
  message.scrollIntoView({ block: isTall ? "start" : wasSent ? "end" : "nearest" });
}
