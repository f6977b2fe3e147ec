/** What keeps a field from being sent. */
export interface Problem {
  /** The field's id in the page. */
  field: string;
  label: string;
  message: string;
}

/** What is wrong with the form's fields, in the words that each field carries, in the page's order. */
export const findProblems = (form: HTMLFormElement): Problem[] =>
  [...form.querySelectorAll<HTMLInputElement>("input:invalid, textarea:invalid")].map((field) => ({
    field: field.id,
    label: labelOf(field),
    message: messageFor(field),
  }));

/** A field's label without the remark behind it. */
export const labelOf = (field: HTMLInputElement) =>
  field.labels?.[0]?.firstChild?.textContent?.trim() ?? field.name;

/** Marks these fields as wrong, each with its message below it, and all others as right. */
export function showProblems(form: HTMLFormElement, problems: readonly Problem[]) {
  for (const field of form.querySelectorAll<HTMLInputElement>("[aria-describedby]")) {
    const message = problems.find((problem) => problem.field === field.id)?.message;
    field.ariaInvalid = message ? "true" : null;
    const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    if (!note) continue;
    // What stands there while the field is right.
    note.dataset["reason"] ??= note.textContent;
    note.textContent = message ?? note.dataset["reason"];
  }
}

function messageFor({ validity, dataset, validationMessage }: HTMLInputElement): string {
  const own = validity.valueMissing ? dataset["missing"] : dataset["malformed"];
  return own ?? validationMessage;
}
