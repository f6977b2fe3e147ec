/** What keeps a field from being sent. */
export interface Problem {
  /** The field's id in the page. */
  field: string;
  label: string;
  message: string;
}

/** Why a request could not be sent. */
export type FailureReason = "failed" | "timedOut" | "offline";

/** What the quote form shows. */
export type Status =
  | { kind: "idle" }
  | { kind: "invalid"; problems: readonly Problem[] }
  | { kind: "sending" }
  /** `takesFocus` is false where the visitor has typed on in the meantime. */
  | { kind: "sent"; takesFocus: boolean }
  | { kind: "failed"; reason: FailureReason; takesFocus: boolean; emailHref: string };
