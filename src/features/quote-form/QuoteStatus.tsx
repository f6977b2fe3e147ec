import { useSyncExternalStore, type ReactNode } from "react";
import styles from "./outcome.module.css";
import { getState, initialState, subscribe } from "./store.client.ts";

interface QuoteStatusProps {
  /** Introduces the links to the invalid fields. */
  check: string;
  /** Words that are read out while the request is being sent. */
  sending: string;
  /** Slot: the lead, whose place messages take. */
  children?: ReactNode;
  /** Slot: asks to press the button once more. */
  question?: ReactNode;
}

/**
 * Shows the state of the quote form, which `controller.client.ts` writes: links to the invalid fields,
 * whose errors are beside them, if there are several; and for screen readers that it is being sent.
 */
export function QuoteStatus({ check, sending, children, question }: QuoteStatusProps) {
  const state = useSyncExternalStore(subscribe, getState, () => initialState);
  const errors = state.kind === "invalid" && state.errors.length > 1 ? state.errors : undefined;
  return (
    <div className="grid *:[grid-area:1/1]">
      <div className={errors ? "invisible" : "in-data-asked:invisible"}>{children}</div>
      {/* Screen readers announce only what is added to a region that already exists. */}
      <div role="alert" aria-atomic="false">
        {errors && (
          <ul className={`${styles.note} ${styles.errors}`}>
            <li>{check}</li>
            {errors.map(({ field, label }) => (
              <li key={field}>
                <a href={`#${field}`}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        {question}
      </div>
      {/* The button shows this too, but lost the focus when it was disabled. */}
      <div role="status" className="sr-only">
        {state.kind === "sending" && sending}
      </div>
    </div>
  );
}
