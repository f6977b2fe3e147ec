import {
  fieldsOf,
  labelOf,
  limitOf,
  noteOf,
  problemOf,
  servedNote,
  type Field,
} from "./form-elements.ts";

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

/** The form's invalid fields, in page order, with the message from each field's attributes. */
export const findErrors = (form: HTMLFormElement, tooLong: string): FieldError[] =>
  [...fieldsOf(form)]
    .filter((field) => !field.validity.valid || field.value.length > limitOf(field))
    .map((field) => ({
      field: field.id,
      label: labelOf(field),
      message: messageFor(field, tooLong),
    }));

function messageFor(field: Field, tooLong: string): string {
  const limit = limitOf(field);
  if (field.value.length > limit) return tooLong.replace("{max}", String(limit));
  return problemOf(field) ?? field.validationMessage;
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
    const note = noteOf(field);
    if (!note) continue;
    const served = servedNote(note);
    const limit = limitOf(field);
    const count =
      field.value.length >= Math.max(limit - counterMargin, counterMargin)
        ? counter.replace("{count}", String(field.value.length)).replace("{max}", String(limit))
        : undefined;
    const text = message ?? count ?? served;
    if (note.textContent !== text) note.textContent = text;
  }
}
