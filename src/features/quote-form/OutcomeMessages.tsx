import { useEffect, useRef, useState } from "react";
import { Icon } from "#ui/Icon.tsx";
import type { Problem } from "./validation.ts";
import styles from "./outcome.module.css";
import type { QuoteFormTexts } from "./texts.ts";

/** Links to the invalid fields, whose problems are beside them; a single one needs no link. */
export function ProblemSummary({
  check,
  problems,
}: {
  check: string;
  problems: readonly Problem[];
}) {
  if (problems.length < 2) return null;
  return (
    <ul className={`${styles.note} ${styles.problems}`}>
      <li>{check}</li>
      {problems.map(({ field, label }) => (
        <li key={field}>
          <a href={`#${field}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

interface ConfirmationProps {
  texts: QuoteFormTexts;
  /** URL that calls the company. */
  callHref: string;
  reference: string;
  takesFocus: boolean;
}

/** The message that the request was sent: its number, and what happens next at this hour. */
export function Confirmation({ texts, callHref, reference, takesFocus }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNight] = useState(() => document.querySelector("[data-now=night]") !== null);
  useEffect(() => {
    if (!takesFocus || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    // So that the drawing above the form is visible too.
    heading.current.parentElement?.scrollIntoView({ block: "end" });
  }, [takesFocus]);
  return (
    <div className={`${styles.note} ${styles.sent}`}>
      <h2 ref={heading} tabIndex={-1} aria-describedby="quote-next" className="text-xl">
        {texts.confirmation}
      </h2>
      <div id="quote-next" className="grid gap-2">
        <p>{isNight ? texts.next.night : texts.next.day}</p>
        <p>
          {texts.number} <b>{reference}</b>
        </p>
      </div>
      <a className="btn btn-small btn-primary" href={callHref}>
        <Icon name="phone" />
        {texts.call}
      </a>
    </div>
  );
}
