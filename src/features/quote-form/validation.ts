import { fieldsOf, labelOf, type Field } from "./draft.ts";

/** A validation error of a field. */
export interface FieldError {
  /** The field's id. */
  field: string;
  label: string;
  message: string;
}

/** The texts that the form's script adds beside fields. */
export interface FieldTexts {
  /** For too much text, with `{max}`. It is not cut off, as `maxlength` would. */
  tooLong: string;
  /** For a long message, with `{count}` and `{max}`. */
  counter: string;
}

/** From this many characters before a field's limit on, a counter is shown. */
const counterMargin = 500;

const maxOf = (field: Field) => Number(field.dataset["max"]);

/** The form's invalid fields, in page order, with the message from each field's attributes. */
export const findErrors = (form: HTMLFormElement, tooLong: string): FieldError[] =>
  [...fieldsOf(form)]
    .filter((field) => !field.validity.valid || field.value.length > maxOf(field))
    .map((field) => ({
      field: field.id,
      label: labelOf(field),
      message: messageFor(field, tooLong),
    }));

function messageFor(field: Field, tooLong: string): string {
  const { value, dataset, validationMessage } = field;
  if (value.length > maxOf(field)) return tooLong.replace("{max}", dataset["max"] ?? "");
  return (value.trim() ? dataset["malformed"] : dataset["missing"]) ?? validationMessage;
}

/**
 * Marks the fields with errors as invalid, and all others as valid. Beside each label is its
 * error, else the `counter` of a long message, else what the page says there.
 */
export function showErrors(form: HTMLFormElement, errors: readonly FieldError[], counter: string) {
  for (const field of fieldsOf(form)) {
    const message = errors.find((error) => error.field === field.id)?.message;
    // Firefox before 119 lacks `ariaInvalid`.
    if (message) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    if (!note) continue;
    note.dataset["reason"] ??= note.textContent;
    const count =
      field.value.length >= Math.max(maxOf(field) - counterMargin, counterMargin)
        ? counter
            .replace("{count}", String(field.value.length))
            .replace("{max}", String(maxOf(field)))
        : undefined;
    const text = message ?? count ?? note.dataset["reason"];
    if (note.textContent !== text) note.textContent = text;
  }
}
