import { useEffect, useId, useRef, type RefObject } from "react";
import { Icon } from "#islands/Icon.tsx";
import type { Problem } from "./problems.ts";
import type { FailureReason } from "./send-quote-request.ts";
import styles from "./outcome.module.css";
import type { Contact, QuoteFormTexts } from "./texts.ts";

/** Focuses a message and scrolls it into view: the button was disabled and lost the focus. */
function useFocusOnMount(message: RefObject<HTMLElement | null>, takesFocus: boolean) {
  useEffect(() => {
    if (!takesFocus || !message.current) return;
    message.current.focus({ preventScroll: true });
    // A tall message must be visible from its beginning.
    const isTall = message.current.offsetHeight > innerHeight / 2;
    message.current.scrollIntoView({ block: isTall ? "start" : "nearest" });
  }, [message, takesFocus]);
}

/** All problems, with links to their fields; a single one is shown only beside its field. */
export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length < 2) return null;
  return (
    <ul className={`${styles.note} grid gap-1`}>
      {problems.map(({ field, label, message }) => (
        <li key={field}>
          <a href={`#${field}`}>{label}</a>: {message}
        </li>
      ))}
    </ul>
  );
}

/** The message that the request was sent. */
export function SentNote({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const message = useRef<HTMLDivElement>(null);
  useFocusOnMount(message, takesFocus);
  return (
    <div ref={message} tabIndex={-1} className={`${styles.note} ${styles.sent}`}>
      {text}
    </div>
  );
}

interface FailureHelpProps {
  texts: QuoteFormTexts;
  contact: Contact;
  reason: FailureReason;
  takesFocus: boolean;
  /** A `mailto:` URL with what was typed. */
  emailHref: string;
}

/** Help after a failure: what happened, links to call and to e-mail, and a button to try again. */
export function FailureHelp({ texts, contact, reason, takesFocus, emailHref }: FailureHelpProps) {
  const message = useRef<HTMLDivElement>(null);
  const id = useId();
  useFocusOnMount(message, takesFocus);
  return (
    <div
      ref={message}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className={`${styles.note} ${styles.help}`}
    >
      <p id={id}>{texts.help[reason]}</p>
      <a className="btn btn-small btn-secondary" href={contact.callHref}>
        <Icon name="phone" />
        {texts.call} {contact.phone}
      </a>
      <a className="btn btn-small btn-secondary" href={emailHref}>
        <Icon name="mail" />
        {texts.byEmail}
      </a>
      <button type="submit" className="btn btn-small btn-primary">
        {texts.tryAgain}
      </button>
    </div>
  );
}
