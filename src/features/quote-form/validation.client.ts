import { fields, labelOf, type Field } from "./form.client.ts";
import type { FieldError } from "./state.ts";

/** The characters before a field's limit from which a counter is shown. */
const counterMargin = 500;

/** The most characters that a field takes; NaN if it has no limit. Nothing is cut off. */
const limitOf = ({ dataset }: Field) => Number(dataset["max"]);

/** The form's invalid fields, in page order, with the message from each field's attributes. */
export const findErrors = (form: HTMLFormElement): FieldError[] =>
  fields()
    .filter((field) => !field.validity.valid || field.value.length > limitOf(field))
    .map((field) => ({
      field: field.id,
      label: labelOf(field),
      message: messageFor(field, form.dataset["tooLong"] ?? ""),
    }));

function messageFor(field: Field, tooLong: string): string {
  const { value, dataset } = field;
  const limit = limitOf(field);
  if (value.length > limit) return tooLong.replace("{max}", String(limit));
  const problem = value.trim() ? dataset["malformed"] : dataset["missing"];
  return problem ?? field.validationMessage;
}

/**
 * Marks the fields with errors as invalid, and all others as valid. Beside each label is its error,
 * else the counter of a long message, else what the page says there.
 */
export function showErrors(form: HTMLFormElement, errors: readonly FieldError[]) {
  const counter = form.dataset["counter"] ?? "";
  for (const field of fields()) {
    const message = errors.find((error) => error.field === field.id)?.message;
    // Firefox before 119 lacks `ariaInvalid`.
    if (message) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    if (!note) continue;
    const served = (note.dataset["reason"] ??= note.textContent);
    const limit = limitOf(field);
    const count =
      field.value.length >= Math.max(limit - counterMargin, counterMargin)
        ? counter.replace("{count}", String(field.value.length)).replace("{max}", String(limit))
        : undefined;
    const text = message ?? count ?? served;
    if (note.textContent !== text) note.textContent = text;
  }
}
