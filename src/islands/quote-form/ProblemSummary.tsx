import type { Problem } from "./quote-form-state.ts";
import styles from "./quote-form.module.css";

/** All problems with links to their fields; one alone is said beside its field, which has the focus. */
export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length < 2) return null;
  return (
    <ul className={`${styles.note} mt-4 grid gap-1 text-sm`}>
      {problems.map(({ field, label, message }) => (
        <li key={field}>
          <a href={`#${field}`}>{label}</a>: {message}
        </li>
      ))}
    </ul>
  );
}
