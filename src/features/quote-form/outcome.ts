import { failureReasons, type FailureReason } from "./state.ts";

/**
 * What a form's `data-outcome` says: `failed-` with the reason, or `sent`; `sent-before` if the
 * visitor has typed since, and the form stays.
 */
export type Outcome = "sent" | "sent-before" | `failed-${FailureReason}`;

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

/** Pixels for the header, the toast and the bar at the bottom of phones. */
const roomForBars = 400;

/** Focuses the message that the form's `data-outcome` shows, and scrolls it into view. */
export function focusMessage(form: HTMLFormElement) {
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
export const isShownAsSent = ({ dataset }: HTMLFormElement) => dataset["outcome"] === "sent";

/** Why the form that is shown has failed; undefined if it has not. */
export const shownFailure = (form: HTMLFormElement): FailureReason | undefined =>
  failureReasons.find((reason) => form.dataset["outcome"] === `failed-${reason}`);
