/** The elements of the page's quote form. A page has at most one (`one-form.ts`). */

/** A control that a visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The quote form of the page; null if it has none. */
export const quoteForm = () => document.querySelector<HTMLFormElement>("[data-quote]");

/** Returns whether an event's target is in the quote form. */
export const isInForm = (target: EventTarget | null) =>
  target instanceof Node && quoteForm()?.contains(target) === true;

/** The fields that a visitor fills in. */
export const fields = () => [
  ...(quoteForm()?.querySelectorAll<Field>("input[name]:not([type=hidden]), select, textarea") ??
    []),
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

/** A link's URL as served. Must be called before another URL is written into it. */
export const servedHref = (link: HTMLAnchorElement) => (link.dataset["href"] ??= link.href);
