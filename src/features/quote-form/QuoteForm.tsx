import { useRef, type ReactNode } from "react";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import styles from "./outcome.module.css";
import { Toast } from "./Toast.tsx";
import { useQuoteRequest } from "./use-quote-request.ts";
import type { FieldTexts } from "./validation.ts";

/** The texts that the form shows after it is submitted. */
interface QuoteFormTexts extends FieldTexts {
  /** Read out while the request is being sent. */
  sending: string;
  closeToast: string;
  /** Introduces the links to the invalid fields. */
  check: string;
}

interface QuoteFormProps {
  /** URL to which the form posts without script. */
  action: string;
  shadow: "shade-night" | "shade-card";
  texts: QuoteFormTexts;
  /** Slots: the heading `#quote-heading`, and the lead, whose place messages take. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Slot: asks to press the button once more. */
  question?: ReactNode;
  /** Slot: the fields and the button, as served HTML. */
  children?: ReactNode;
  /** Slot: what the failure notice contains; its text is `#quote-failure`. */
  failure?: ReactNode;
  /** Slot: the confirmation, which takes the place of the form, and how to send a photo. */
  confirmation?: ReactNode;
  /** Slot: small print at the end. */
  notes?: ReactNode;
}

/**
 * The quote request form. As served it is a plain form that posts to the e-mail service. Once
 * hydrated it sends through the service's client and shows the outcome; after a failure it keeps
 * what was typed and offers other ways to reach the company. Its fields are served HTML, so
 * hydration does not touch what a visitor has typed.
 */
export function QuoteForm(props: QuoteFormProps) {
  const { action, shadow, texts, heading, lead, question, children } = props;
  const { failure, confirmation, notes } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { state, toast, handleSubmit, handleInput, closeToast } = useQuoteRequest(form, texts);
  const sending = state.kind === "sending";
  const hasSummary = state.kind === "invalid" && state.errors.length > 1;

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate={hydrated}
      onSubmit={(event) => void handleSubmit(event)}
      onInput={handleInput}
      aria-labelledby="quote-heading"
      data-quote=""
      className={`${shadow} relative rounded-b-card bg-sheet p-[clamp(1.1rem,2.6vw,1.75rem)] text-foreground`}
    >
      <div data-unsent="">
        {heading}
        <div className="grid *:[grid-area:1/1]">
          <div className={hasSummary ? "invisible" : "in-data-[asked=now]:invisible"}>{lead}</div>
          {/* Screen readers announce only what is added to a region that already exists. */}
          <div role="alert" aria-atomic="false">
            {state.kind === "invalid" && <ErrorSummary check={texts.check} errors={state.errors} />}
            {question}
          </div>
        </div>
        {/* Only disables all controls at once; not a group for screen readers. */}
        <fieldset disabled={sending} role="none" className="min-w-0">
          {children}
        </fieldset>
      </div>
      {hydrated && (
        <Toast
          kind={toast}
          closeLabel={texts.closeToast}
          onClose={closeToast}
          isAnnounced={!(state.kind === "sent" || state.kind === "failed") || state.edited}
        />
      )}
      {/* The outcome takes the place of the small print, so that nothing moves. */}
      <div className="grid *:[grid-area:1/1]">
        <div role="status">
          {/* The button shows this too, but lost the focus when it was disabled. */}
          {sending && <span className="sr-only">{texts.sending}</span>}
        </div>
        <div data-unsent="" className="in-data-[outcome^=failed]:invisible">
          {notes}
        </div>
        {/* After the notes, which end the first screen. */}
        <div
          data-failure=""
          role="group"
          tabIndex={-1}
          aria-labelledby="quote-failure"
          className={`${styles.note} ${styles.help}`}
        >
          {failure}
        </div>
      </div>
      <div data-sent="">{confirmation}</div>
    </form>
  );
}
