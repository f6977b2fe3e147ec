import type { Problem } from "./quote-form-state.ts";

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

/** What stands below each field while it is right. */
const reasons = new WeakMap<Element, string>();

/** Marks these fields as wrong, each with its message below it, and all others as right. */
export function showProblems(form: HTMLFormElement, problems: readonly Problem[]) {
  for (const field of form.querySelectorAll<HTMLInputElement>("[aria-describedby]")) {
    const message = problems.find((problem) => problem.field === field.id)?.message;
    if (message) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    if (!note) continue;
    if (!reasons.has(note)) reasons.set(note, note.textContent);
    note.textContent = message ?? reasons.get(note) ?? "";
  }
}

function messageFor({ validity, dataset, validationMessage }: HTMLInputElement): string {
  const own = validity.valueMissing ? dataset["missing"] : dataset["malformed"];
  return own ?? validationMessage;
}
