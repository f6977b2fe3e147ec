import { useEffect, useRef } from "react";
import { focusMessage } from "#browser/quote-failure.ts";
import type { Problem } from "./problems.ts";
import styles from "./outcome.module.css";

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
  useEffect(() => {
    if (takesFocus && message.current) focusMessage(message.current);
  }, [takesFocus]);
  return (
    <div ref={message} tabIndex={-1} className={`${styles.note} ${styles.sent}`}>
      {text}
    </div>
  );
}
