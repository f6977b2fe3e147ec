import { emptyDraft } from "./draft.ts";
import { updateLinks } from "./links.ts";
import { forgetReference, ensureReference } from "./request-number.ts";
import { failureReasons, type FailureReason, type QuoteState } from "./state.ts";

/**
 * What a form's `data-outcome` says: `failed-` with the reason, or `sent`; `sent-before` if the
 * visitor has typed since, and the form stays.
 */
export type Outcome = "sent" | "sent-before" | `failed-${FailureReason}`;

/** How long a toast is shown. */
export const toastMs = 5000;

/**
 * Shows how sending ended, the only place that does; nothing while it has not ended. Returns whether
 * the form showed something else before.
 */
export function showOutcome({ dataset }: HTMLFormElement, outcome: Outcome | undefined) {
  const isNew = dataset["outcome"] !== outcome;
  if (outcome) dataset["outcome"] = outcome;
  else delete dataset["outcome"];
  return isNew;
}

/** What the form's `data-outcome` says in a state. */
function outcomeOf(state: QuoteState): Outcome | undefined {
  if (state.kind === "failed") return `failed-${state.reason}`;
  if (state.kind === "sent") return state.edited ? "sent-before" : "sent";
  return undefined;
}

/**
 * Shows a state of the form in its served HTML, for its island and without it: the question to press
 * once more, or the outcome. A new message gets the focus, unless the visitor is typing.
 */
export function showState(form: HTMLFormElement, state: QuoteState) {
  const outcome = outcomeOf(state);
  const isNew = showOutcome(form, outcome);
  const question = form.querySelector<HTMLElement>("[data-question]");
  if (question) question.hidden = state.kind !== "suspected";
  if (form.dataset["asked"]) form.dataset["asked"] = state.kind === "suspected" ? "now" : "before";
  if (state.kind === "failed") updateLinks(form);
  if (state.kind === "sent" && isNew) confirmSent(form, state.edited);
  if (isNew && outcome && outcome !== "sent-before") focusMessage(form);
}

/** The state that a form shows: it may have been sent before its island was ready. */
export function shownState(form: HTMLFormElement): QuoteState {
  if (isShownAsSent(form)) return { kind: "sent", edited: false };
  if (form.dataset["asked"] === "now") return { kind: "suspected" };
  const reason = failureReasons.find((one) => form.dataset["outcome"] === `failed-${one}`);
  return reason ? { kind: "failed", reason, attempt: 0, edited: true } : { kind: "idle" };
}

/**
 * Writes its number into the confirmation of a request that was sent; `phone-line.ts` writes what
 * happens next at this hour. Empties the form, unless the visitor has typed since: that text is of
 * another request.
 */
function confirmSent(form: HTMLFormElement, hasTypedSince: boolean) {
  const number = form.querySelector("[data-sent] b");
  if (number) number.textContent = ensureReference(form);
  updateLinks(form);
  forgetReference(form);
  if (hasTypedSince) return;
  // No page in the tab's history may restore the sent text.
  emptyDraft();
  form.reset();
}

/** Pixels for the header, the toast and the bar at the bottom of phones. */
const roomForBars = 400;

/** Focuses the message that the form's `data-outcome` shows, and scrolls it into view. */
function focusMessage(form: HTMLFormElement) {
  const isSent = isShownAsSent(form);
  const focused = form.querySelector<HTMLElement>(isSent ? "[data-sent] h2" : "[data-failure]");
  const message = isSent ? focused?.parentElement : focused;
  if (!focused || !message) return;
  focused.focus({ preventScroll: true });
  // A message that does not fit must be visible from its beginning. Above the confirmation is the
  // drawing.
  const isTall = message.offsetHeight > innerHeight - roomForBars;
  message.scrollIntoView({ block: isTall ? "start" : isSent ? "end" : "nearest" });
}

/** Whether the form says that its request was sent, and the visitor has not typed since. */
const isShownAsSent = ({ dataset }: HTMLFormElement) => dataset["outcome"] === "sent";

/** Whether the form says that its request failed. */
export const hasFailed = ({ dataset }: HTMLFormElement) =>
  dataset["outcome"]?.startsWith("failed") === true;
