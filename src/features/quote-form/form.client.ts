/** The page's quote form, its elements, and what is wrong with them. A page has at most one. */
import type { FieldError } from "./state.client.ts";

/** A control that a visitor fills in. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The quote form of the page; null if it has none. */
export const quoteForm = () => document.querySelector<HTMLFormElement>("[data-quote]");

/** Returns whether an event's target is in the quote form. */
export const isInForm = (target: EventTarget | null) =>
  target instanceof Node && quoteForm()?.contains(target) === true;

/** The fields that a visitor fills in. */
export const fields = (form = quoteForm()) => [
  ...(form?.querySelectorAll<Field>("input[name]:not([type=hidden]), select, textarea") ?? []),
];

/** The field for the message. */
export const messageField = () =>
  quoteForm()?.querySelector<HTMLTextAreaElement>("textarea[name=message]");

/** The value of a field in the served page; a `select` begins with its first option. */
export const servedValue = (field: Field) =>
  "options" in field ? (field.options[0]?.value ?? "") : field.defaultValue;

/** A field's label, without the remark after it. */
export const labelOf = (field: Field) =>
  field.labels?.[0]?.firstChild?.textContent?.trim() ?? field.name;

/** The characters before a field's limit from which a counter is shown, and the fewest that have one. */
const counterMargin = 500;

/** The most characters that a field takes; NaN if it has no limit. Nothing is cut off. */
const limitOf = ({ dataset }: Field) => Number(dataset["max"]);

/** The form's invalid fields, in page order, with the message from each field's attributes. */
export const findErrors = (form: HTMLFormElement): FieldError[] =>
  fields(form)
    .filter((field) => !field.validity.valid || field.value.length > limitOf(field))
    .map((field) => ({ field: field.id, message: messageFor(field, form.dataset["tooLong"]) }));

function messageFor(field: Field, tooLong = ""): string {
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
  for (const field of fields(form)) {
    const message = errors.find((error) => error.field === field.id)?.message;
    // Firefox before 119 lacks `ariaInvalid`.
    if (message) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    if (!note) continue;
    const served = (note.dataset["served"] ??= note.textContent);
    const { length } = field.value;
    const limit = limitOf(field);
    const count =
      length >= Math.max(limit - counterMargin, counterMargin)
        ? counter.replace("{count}", String(length)).replace("{max}", String(limit))
        : served;
    const text = message ?? count;
    if (note.textContent !== text) note.textContent = text;
  }
}

/** A person needs at least this long on a page to fill in its form, even with autofill. */
const minimumHumanMs = 1000;

/**
 * Returns whether a bot may have submitted the form: it filled the honeypot (the browser's autofill does
 * not count, but a password manager cannot be told apart), or it submitted faster than a person
 * could, while nobody had clicked or pressed a key on the page.
 */
export function mayBeBot(
  honeypot: { value: string; matches: (selector: string) => boolean } | null,
  elapsedMs: number,
): boolean {
  // Chrome before 110 throws at the name without prefix; every browser knows this one.
  if (honeypot?.value && !honeypot.matches(":-webkit-autofill")) return true;
  // Browsers before 2023 lack `userActivation`.
  const isUntouched = "userActivation" in navigator && !navigator.userActivation.hasBeenActive;
  return isUntouched && elapsedMs < minimumHumanMs;
}
