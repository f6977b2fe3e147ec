import type { FieldError } from "./validation.ts";
import styles from "./outcome.module.css";

/** Links to the invalid fields, whose errors are beside them; a single one needs no link. */
export function ErrorSummary({ check, errors }: { check: string; errors: readonly FieldError[] }) {
  if (errors.length < 2) return null;
  return (
    <ul className={`${styles.note} ${styles.errors}`}>
      <li>{check}</li>
      {errors.map(({ field, label }) => (
        <li key={field}>
          <a href={`#${field}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
