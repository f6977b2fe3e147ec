import styles from "./outcome.module.css";
import type { Problem } from "./quote-form-state.ts";

/** All problems with links to their fields; one alone is said beside its field, which has the focus. */
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
