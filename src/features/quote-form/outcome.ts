import { failureReasons, type FailureReason } from "./state.ts";

/** What a form's `data-outcome` says, for styles and tests: `failed-` with the reason, or `sent`. */
type Outcome = "sent" | `failed-${FailureReason}`;

/** Shows how sending ended, the only place that does; nothing while it has not ended. */
export function showOutcome(form: HTMLFormElement, outcome: Outcome | undefined) {
  if (outcome) form.dataset["outcome"] = outcome;
  else delete form.dataset["outcome"];
}

/** Whether the form shows that sending failed. */
export const hasFailed = ({ dataset }: HTMLFormElement) => dataset["outcome"]?.startsWith("failed");

/** Why the form that is shown has failed; undefined if it has not. */
export const shownFailure = (form: HTMLFormElement): FailureReason | undefined =>
  failureReasons.find((reason) => form.dataset["outcome"] === `failed-${reason}`);
