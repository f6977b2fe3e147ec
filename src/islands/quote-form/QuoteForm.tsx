import { useRef, type ReactNode } from "react";
import { useHydrated } from "#islands/hydration.ts";
import { FailureHelp, ProblemSummary, SentNote } from "./OutcomeMessages.tsx";
import { sendingText } from "./outcome-text.ts";
import styles from "./quote-form.module.css";
import { Toast } from "./Toast.tsx";
import { useQuoteForm } from "./use-quote-form.ts";

interface QuoteFormProps {
  /** Where the form posts without script. */
  action: string;
  /** The id of its heading. */
  labelledBy: string;
  shadow: "shade-night" | "shade-sheet";
  /** The fields and the button, as the page was served. */
  children?: ReactNode;
  /** Small print below all else. */
  notes?: ReactNode;
}

/**
 * Asks for a quote. As served it is a plain form that posts to the e-mail service; once hydrated it
 * sends through the service's client, says how that went, and on failure keeps what was typed and
 * shows the other ways. Its words and fields are the page's own; this is what they do.
 */
export function QuoteForm({ action, labelledBy, shadow, children, notes }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated(form);
  const { status, toast, handleSubmit, handleInput, closeToast } = useQuoteForm(form);
  const sending = status.kind === "sending";

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate={hydrated}
      onSubmit={(event) => void handleSubmit(event)}
      onInput={handleInput}
      aria-labelledby={labelledBy}
      data-quote=""
      // The house beside the form answers to it.
      data-outcome={status.kind === "sent" || status.kind === "failed" ? status.kind : undefined}
      className={`${styles.sheet} ${shadow} rounded-b-card bg-sheet text-ink`}
    >
      {/* A group only for the browser, which disables all of it at once. */}
      <fieldset disabled={sending} role="none" className="min-w-0">
        {children}
      </fieldset>

      {/* Screen readers announce what comes into a region that is already there. */}
      <div role="alert">
        {status.kind === "invalid" && <ProblemSummary problems={status.problems} />}
      </div>
      {hydrated && <Toast kind={toast} onClose={closeToast} />}
      <div className="grid">
        <div role="status">
          {/* The button says so, but lost the focus when it was disabled. */}
          {sending && <span className="sr-only">{sendingText()}</span>}
          {status.kind === "sent" && <SentNote takesFocus={status.takesFocus} />}
        </div>
        {status.kind === "failed" && <FailureHelp {...status} />}
        <div>{notes}</div>
      </div>
    </form>
  );
}
