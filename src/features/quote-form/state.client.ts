/**
 * The life of a quote form: idle → invalid or suspected → sending → sent or failed. The steps
 * are pure functions, so that tests need no browser; `controller.client.ts` does what they ask for.
 */

/** A validation error of a field. */
export interface FieldError {
  /** The field's id. */
  field: string;
  message: string;
}

/** The reason why a request was not sent, or is not known to have been sent. */
export type FailureReason = "failed" | "offline" | "unconfirmed";

/** The state that the form shows. */
export type QuoteState =
  | { kind: "idle" }
  | { kind: "invalid"; errors: readonly FieldError[] }
  /** A bot may have pressed: the visitor is asked to press once more. */
  | { kind: "suspected" }
  /** `edited`: the visitor has typed since. */
  | { kind: "sending"; attempt: number; edited: boolean }
  | { kind: "failed"; reason: FailureReason; attempt: number; edited: boolean }
  | { kind: "sent"; edited: boolean };

/** The end of an attempt to send. */
export type SendResult =
  | { kind: "sent" }
  /** `late`, after a time-out, resolves with the result that comes later. */
  | { kind: "failed"; reason: FailureReason; late?: Promise<SendResult> };

/** Events that change the state of the form. */
export type QuoteEvent =
  /** The visitor typed; `errors` are those of the fields now. */
  | { kind: "edited"; errors: readonly FieldError[] }
  | { kind: "invalid"; errors: readonly FieldError[] }
  | { kind: "suspected" }
  | { kind: "sending"; attempt: number }
  | (SendResult & { attempt: number });

/** The state after an event; the same state if the event does not concern it. */
export function nextState(state: QuoteState, event: QuoteEvent): QuoteState {
  switch (event.kind) {
    case "edited":
      return afterEdit(state, event.errors);
    case "invalid":
    case "suspected":
      return event;
    case "sending":
      return { ...event, edited: false };
    // An answer concerns only the attempt that the form still shows: a late one may be too late.
    case "failed":
      if (state.kind === "sent" || isOfOtherAttempt(state, event)) return state;
      return { ...event, edited: "edited" in state && state.edited };
    case "sent":
      if (!("attempt" in state) || isOfOtherAttempt(state, event)) return state;
      return { kind: "sent", edited: state.edited };
  }
}

const isOfOtherAttempt = (state: QuoteState, { attempt }: { attempt: number }) =>
  "attempt" in state && state.attempt !== attempt;

/** Errors that were reported disappear as the visitor corrects them; new ones wait for the next press. */
function afterEdit(state: QuoteState, found: readonly FieldError[]): QuoteState {
  if (state.kind === "sending" || state.kind === "failed") return { ...state, edited: true };
  if (state.kind !== "invalid") return state;
  const reported = new Set(state.errors.map(({ field }) => field));
  const errors = found.filter(({ field }) => reported.has(field));
  return errors.length > 0 ? { kind: "invalid", errors } : { kind: "idle" };
}
