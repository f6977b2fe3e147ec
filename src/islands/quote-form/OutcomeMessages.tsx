import { useEffect, useId, useRef, type RefObject } from "react";
import { Icon } from "#islands/Icon.tsx";
import type { Problem } from "./problems.ts";
import type { FailureReason } from "./send-quote-request.ts";
import type { Contact, QuoteFormTexts } from "./texts.ts";

/** Margins keep a focused message clear of the header above and the toast below. */
const note = "scroll-mt-32 scroll-mb-60 rounded-plate bg-paper low:scroll-mt-4 low:scroll-mb-36";

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
    <ul
      className={`${note} mt-4 grid gap-1 px-4 py-3 text-sm [border-left:8px_solid_var(--color-brick-deep)]`}
    >
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
    <div
      ref={message}
      tabIndex={-1}
      className={`${note} mt-4 px-4 py-3 text-sm font-semibold [border-left:8px_solid_var(--color-moss-deep)]`}
    >
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
      className={`${note} z-1 -mt-13 -mb-3 flex flex-wrap gap-x-1.5 gap-y-1 px-3 py-1.5 text-xs/[1.4] [border-left:8px_solid_var(--color-brick-deep)]`}
    >
      <p id={id} className="w-full">
        {texts.help[reason]}
      </p>
      <a
        className="btn btn-small flex-auto btn-secondary px-1 whitespace-normal"
        href={contact.callHref}
      >
        <Icon name="phone" className="max-xs:hidden" />
        {texts.call} {contact.phone}
      </a>
      <a className="btn btn-small flex-auto btn-secondary px-1 whitespace-normal" href={emailHref}>
        <Icon name="mail" className="max-xs:hidden" />
        {texts.byEmail}
      </a>
      <button type="submit" className="btn btn-small flex-auto px-1 whitespace-normal btn-primary">
        {texts.tryAgain}
      </button>
    </div>
  );
}
