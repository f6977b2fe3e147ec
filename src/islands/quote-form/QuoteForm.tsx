import { useRef, type ReactNode } from "react";
import { useHydrated } from "#islands/hydration.ts";
import { FailureHelp, ProblemSummary, SentNote } from "./OutcomeMessages.tsx";
import { sendingText } from "./outcome-text.ts";
import styles from "./quote-form.module.css";
import { Toast } from "./Toast.tsx";
import { useQuoteForm } from "./use-quote-form.ts";

interface QuoteFormProps {
  /** URL to which the form posts without script. */
  action: string;
  /** Id of the form's heading. */
  labelledBy: string;
  shadow: "shade-night" | "shade-card";
  /** Slot: the fields and the button, as served HTML. */
  children?: ReactNode;
  /** Slot: small print at the end. */
  notes?: ReactNode;
}

/**
 * The quote request form. As served it is a plain form that posts to the e-mail service. Once hydrated it sends through
 * the service's client and shows the outcome; after a failure it keeps what was typed and offers other ways to reach the
 * company. Its texts and fields are served HTML; this component adds their behaviour.
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
      // Styles the house beside the form (HeroHouseOutcome.astro).
      data-outcome={status.kind === "sent" || status.kind === "failed" ? status.kind : undefined}
      className={`${styles.sheet} ${shadow} rounded-b-card bg-white text-ink`}
    >
      {/* Only disables all controls at once; not a group for screen readers. */}
      <fieldset disabled={sending} role="none" className="min-w-0">
        {children}
      </fieldset>

      {/* Screen readers announce only what is added to a region that already exists. */}
      <div role="alert">
        {status.kind === "invalid" && <ProblemSummary problems={status.problems} />}
      </div>
      {hydrated && <Toast kind={toast} onClose={closeToast} />}
      <div className="grid">
        <div role="status">
          {/* The button shows this too, but lost the focus when it was disabled. */}
          {sending && <span className="sr-only">{sendingText()}</span>}
          {status.kind === "sent" && <SentNote takesFocus={status.takesFocus} />}
        </div>
        {status.kind === "failed" && <FailureHelp {...status} />}
        <div>{notes}</div>
      </div>
    </form>
  );
}
