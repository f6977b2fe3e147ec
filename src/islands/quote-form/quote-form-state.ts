/** What keeps a field from being sent. */
export interface Problem {
  /** The field's id in the page. */
  field: string;
  label: string;
  message: string;
}

/** Why a request could not be sent. */
export type FailureReason = "failed" | "timed-out" | "offline";

type Status =
  | { kind: "idle" }
  | { kind: "invalid"; problems: readonly Problem[] }
  | { kind: "sending" }
  /** `takesFocus` is false where the visitor has typed on in the meantime. */
  | { kind: "sent"; takesFocus: boolean }
  | { kind: "failed"; reason: FailureReason; takesFocus: boolean; emailHref: string };

/** What the quote form shows. */
export interface QuoteFormState {
  status: Status;
  toast: "success" | "failure" | undefined;
}

type Action =
  | { type: "rejected"; problems: readonly Problem[] }
  | { type: "submitted" }
  | { type: "succeeded"; takesFocus: boolean }
  | { type: "failed"; reason: FailureReason; takesFocus: boolean; emailHref: string }
  /** Something was typed; these are the form's problems and e-mail link since. */
  | { type: "edited"; problems: readonly Problem[]; emailHref: string }
  | { type: "toast closed" };

/** A form that nobody has sent yet. */
export const initialState: QuoteFormState = { status: { kind: "idle" }, toast: undefined };

/** The form's next state. */
export function reduce(state: QuoteFormState, action: Action): QuoteFormState {
  switch (action.type) {
    case "rejected":
      return { ...state, status: { kind: "invalid", problems: action.problems } };
    case "submitted":
      return { status: { kind: "sending" }, toast: undefined };
    case "succeeded":
      return { status: { kind: "sent", takesFocus: action.takesFocus }, toast: "success" };
    case "failed": {
      const { reason, takesFocus, emailHref } = action;
      return { status: { kind: "failed", reason, takesFocus, emailHref }, toast: "failure" };
    }
    case "edited":
      return { ...state, status: afterEdit(state.status, action) };
    case "toast closed":
      return { ...state, toast: undefined };
  }
}

/** Keeps what is said beside the fields true, and finds no new fault with a field that is being filled in. */
function afterEdit(
  status: Status,
  { problems, emailHref }: Extract<Action, { type: "edited" }>,
): Status {
  if (status.kind === "failed") return { ...status, emailHref };
  if (status.kind !== "invalid") return status;
  const shown = new Set(status.problems.map(({ field }) => field));
  const left = problems.filter(({ field }) => shown.has(field));
  return left.length > 0 ? { kind: "invalid", problems: left } : { kind: "idle" };
}
