import { emptyDraft } from "./draft.ts";
import {
  confirmationOf,
  failureOf,
  isAsking,
  isSent,
  outcomeOf,
  setAsking,
  setConfirmedNumber,
  setOutcome,
  type Outcome,
} from "./form-elements.ts";
import { updateLinks } from "./update-links.ts";
import { forgetReference, ensureReference } from "./request-number.ts";
import { failureReasons, type QuoteState } from "./state.ts";

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
 * Shows a state of the form in its served HTML, for its island and without it: the question to press
 * once more, or the outcome. A new message gets the focus, unless the visitor is typing; a new
 * outcome is also the event `quote-outcome`.
 */
export function showState(form: HTMLFormElement, state: QuoteState) {
  const outcome = outcomeIn(state);
  const isNew = setOutcome(form, outcome);
  setAsking(form, state.kind === "suspected");
  if (state.kind === "failed") updateLinks(form);
  if (state.kind === "sent" && isNew) confirmSent(form, state.edited);
  if (!isNew || !outcome) return;
  if (outcome !== "sent-before") focusMessage(form, state.kind === "sent");
  form.dispatchEvent(new CustomEvent("quote-outcome", { bubbles: true, detail: outcome }));
}

/** The state that a form shows: it may have been sent before its island was ready. */
export function shownState(form: HTMLFormElement): QuoteState {
  if (isSent(form)) return { kind: "sent", edited: false };
  if (isAsking(form)) return { kind: "suspected" };
  const reason = failureReasons.find((one) => outcomeOf(form) === `failed-${one}`);
  return reason ? { kind: "failed", reason, attempt: 0, edited: true } : { kind: "idle" };
}

/**
 * Writes its number into the confirmation of a request that was sent; `phone-line.client.ts` writes what
 * happens next at this hour. Empties the form, unless the visitor has typed since: that text is of
 * another request.
 */
function confirmSent(form: HTMLFormElement, hasTypedSince: boolean) {
  setConfirmedNumber(form, ensureReference(form));
  updateLinks(form);
  forgetReference(form);
  if (hasTypedSince) return;
  // No page in the tab's history may restore the sent text.
  emptyDraft();
  form.reset();
}

/** Pixels for the header, the toast and the bar at the bottom of phones. */
const roomForBars = 400;

/** Focuses the message that shows how sending ended, and scrolls it into view. */
function focusMessage(form: HTMLFormElement, wasSent: boolean) {
  const focused = wasSent ? confirmationOf(form) : failureOf(form);
  const message = wasSent ? focused?.parentElement : focused;
  if (!focused || !message) return;
  focused.focus({ preventScroll: true });
  // A message that does not fit must be visible from its beginning. Above the confirmation is the
  // drawing.
  const isTall = message.offsetHeight > innerHeight - roomForBars;
  message.scrollIntoView({ block: isTall ? "start" : wasSent ? "end" : "nearest" });
}
