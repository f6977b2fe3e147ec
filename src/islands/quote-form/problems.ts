import { labelOf } from "#browser/draft.ts";

/** A validation error of a field. */
export interface Problem {
  /** The field's id. */
  field: string;
  label: string;
  message: string;
}

/** The form's invalid fields, in page order, with the message from each field's attributes. */
export const findProblems = (form: HTMLFormElement): Problem[] =>
  [...form.querySelectorAll<HTMLInputElement>("input:invalid, textarea:invalid")].map((field) => ({
    field: field.id,
    label: labelOf(field),
    message: messageFor(field),
  }));

/** Marks the fields with problems as invalid, each with its message, and all others as valid. */
export function showProblems(form: HTMLFormElement, problems: readonly Problem[]) {
  for (const field of form.querySelectorAll<HTMLInputElement>("[aria-describedby]")) {
    const message = problems.find((problem) => problem.field === field.id)?.message;
    field.ariaInvalid = message ? "true" : null;
    const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    if (!note) continue;
    // The text below a valid field.
    note.dataset["reason"] ??= note.textContent;
    note.textContent = message ?? note.dataset["reason"];
  }
}

function messageFor({ validity, dataset, validationMessage }: HTMLInputElement): string {
  const message = validity.valueMissing ? dataset["missing"] : dataset["malformed"];
  return message ?? validationMessage;
}
