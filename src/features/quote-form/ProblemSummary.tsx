import type { Problem } from "./validation.ts";
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
