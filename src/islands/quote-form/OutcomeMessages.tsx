import { useEffect, useRef } from "react";
import { focusMessage } from "#browser/quote-failure.ts";
import type { Problem } from "./problems.ts";
import styles from "./outcome.module.css";

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

/** The message that the request was sent. */
export function SentNote({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && message.current) focusMessage(message.current);
  }, [takesFocus]);
  return (
    <div ref={message} tabIndex={-1} className={`${styles.note} ${styles.sent}`}>
      {text}
    </div>
  );
}
