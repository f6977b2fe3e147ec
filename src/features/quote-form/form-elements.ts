/**
 * The elements of the quote form, and its data attributes. Markup and styles use the attributes
 * too; among the scripts, only this one knows them.
 *
 * On the form:
 *
 * - `data-quote`, without a value: it is a quote form (`QuoteForm.tsx`, `MessageForm.astro`).
 *   `base.css` does not print it; `BottomBar.astro` hides the bar while one of its fields has the
 *   focus.
 * - `data-outcome`, an `Outcome`: how sending ended; none before (`outcome.ts`). `outcome.css`
 *   shows and hides parts by it, `QuoteForm.astro` and `MessageForm.astro` words of the failure
 *   notice; `QuoteForm.tsx` and `QuoteFields.astro` hide what the notice covers, and
 *   `outcome.module.css` and `HeroHouseOutcome.astro` change the drawings.
 * - `data-asked`, `now` or `before`: whether it asks to press once more, or has asked
 *   (`outcome.ts`). `QuoteForm.tsx` hides the lead meanwhile.
 * - `data-reference`, such as `K7MX4R`: the number of the request (`request-number.ts`).
 * - `data-pause-hydration`, without a value: it is being sent without its island
 *   (`submit-without-island.ts`), which waits for the end (`intent.client.ts`).
 *
 * On its parts, in the markup of `QuoteForm.tsx`, `QuoteForm.astro` and `MessageForm.astro`:
 *
 * - `data-unsent`: is hidden once the request was sent (`outcome.css`).
 * - `data-sent`: the confirmation, hidden until then (`outcome.css`). Its `h2` gets the focus, and
 *   the number is written into its `b`.
 * - `data-failure`: the failure notice, hidden until sending fails (`outcome.css`).
 * - `data-for`, a `FailureReason`: what the notice says for this reason (`QuoteForm.astro`).
 * - `data-question`: asks to press once more; `hidden` at other times.
 * - `data-toast`, `sent` or `failed`: a toast, `hidden` until it is shown; `data-toast-text` is
 *   what the island's toasts say too.
 *
 * On its fields and links:
 *
 * - `data-max`: the most characters; `data-missing` and `data-malformed`: the messages for a field
 *   that is empty, or whose text has the wrong format (`QuoteFields.astro`).
 * - `data-reason`, on the note beside a field: what the note says while there is no problem
 *   (`validation.ts`).
 * - `data-number` and `data-page`, on the message: the words before the number of the request, and
 *   before the page that it was sent from (`QuoteFields.astro`, `MessageForm.astro`).
 * - `data-take-off`: the button that takes the answer of the sound guide off the message
 *   (`QuoteFields.astro`).
 * - `data-sentences`, on the message: the English sentences that it is composed of, one on each line
 *   (`languages/message.ts`); on the choices there, those in the visitor's language
 *   (`MessageForm.astro`).
 * - `data-translation`, on the message: the same in the visitor's language, which is sent after it,
 *   with an empty line at its end (`languages/message.ts`).
 * - `data-href`: a link's URL as served: with `{number}` and `{place}` in the form
 *   (`update-links.ts`), without a line before the message elsewhere (`add-to-links.ts`);
 *   `data-shortened`, on the link that writes an e-mail: the end of a text that had to be cut
 *   (`QuoteForm.astro`).
 */
import type { FailureReason } from "./state.ts";

/**
 * How sending ended; `sent-before` if the visitor has typed since the request was sent, and the
 * form stays.
 */
export type Outcome = "sent" | "sent-before" | `failed-${FailureReason}`;

/** A control for one of the `typedFields`. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The quote forms of the page. */
export const forms = () => document.querySelectorAll<HTMLFormElement>("[data-quote]");

/** The quote form that an event's target is, or is in; null if there is none. */
export const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>("[data-quote]") : null;

/** The fields of a quote form that a visitor fills in. */
export const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<Field>("input[name]:not([type=hidden]), select, textarea");

/** The field for the message. */
export const messageOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLTextAreaElement>("[name=message]");

/** The button that takes the answer of the sound guide off the message, if the page has one. */
export const takeOffButton = () => document.querySelector<HTMLElement>("[data-take-off]");

/** The field that only bots fill in: people do not see it, and without a name it is never sent. */
export const honeypotOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("input:not([name])");

/** What a field holds in the served page; a `select` begins with its first option. */
export const servedValue = (field: Field) =>
  "options" in field ? (field.options[0]?.value ?? "") : field.defaultValue;

/** A field's label, without the remark after it. */
export const labelOf = (field: Field) =>
  field.labels?.[0]?.firstChild?.textContent?.trim() ?? field.name;

/** The most characters that a field takes. */
export const limitOf = (field: Field) => Number(field.dataset["max"]);

/** The message for a field that is not valid; undefined if it has none of its own. */
export const problemOf = ({ value, dataset }: Field) =>
  value.trim() ? dataset["malformed"] : dataset["missing"];

/** The note beside a field's label. */
export const noteOf = (field: Field) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "");

/** What the page says in a note. Must be called before another text is written into it. */
export const servedNote = (note: HTMLElement) => (note.dataset["reason"] ??= note.textContent);

/** The message as it is sent: what is typed, its translation, the request's number and its page. */
export const sentMessage = (
  { value, dataset }: HTMLTextAreaElement,
  reference: string,
  sentFrom: string,
) => {
  const { translation = "", number = "", page = "" } = dataset;
  return `${value}\n\n${translation}${number} ${reference}\n${page} ${sentFrom}`.trimStart();
};

/** The sentences that a message is composed of. */
export const sentencesOf = ({ dataset }: HTMLElement) => dataset["sentences"]?.split("\n") ?? [];

/** Sets the message in the visitor's language, which is sent after the typed one. */
export const setTranslation = ({ dataset }: HTMLTextAreaElement, text: string) => {
  dataset["translation"] = `${text}\n\n`;
};

/** The form's links that hold the number of the request. */
export const linksOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLAnchorElement>("[data-href], [href*='%7Bnumber']");

/** A link's URL as served. Must be called before another URL is written into it. */
export const servedHref = (link: HTMLAnchorElement) => (link.dataset["href"] ??= link.href);

/** For the link that holds all that is typed: the end of a text that had to be cut. */
export const shortenedOf = ({ dataset }: HTMLAnchorElement) => dataset["shortened"];

/** The number of the request; empty or undefined if it has none. */
export const referenceOf = ({ dataset }: HTMLFormElement) => dataset["reference"];

/** Sets the number of the request; empty for none. */
export const setReference = ({ dataset }: HTMLFormElement, reference: string) => {
  dataset["reference"] = reference;
};

/** What the form shows of how sending ended: an `Outcome`, or undefined. */
export const outcomeOf = ({ dataset }: HTMLFormElement) => dataset["outcome"];

/** Whether the form says that its request was sent, and the visitor has not typed since. */
export const isSent = (form: HTMLFormElement) => form.matches("[data-outcome=sent]");

/** Whether the form says that its request failed. */
export const hasFailed = (form: HTMLFormElement) => form.matches("[data-outcome^=failed]");

/**
 * Shows how sending ended, or that it has not ended. Returns whether the form showed something else
 * before.
 */
export function setOutcome(form: HTMLFormElement, outcome: Outcome | undefined) {
  const isNew = outcomeOf(form) !== outcome;
  if (outcome) form.dataset["outcome"] = outcome;
  else delete form.dataset["outcome"];
  return isNew;
}

/** Whether the form is being sent without its island. */
export const isSending = (form: HTMLFormElement) => form.hasAttribute("data-pause-hydration");

/** Disables the form while it is sent without its island, which waits for the end. */
export function setSending(form: HTMLFormElement, isSending: boolean) {
  form.querySelector("fieldset")?.toggleAttribute("disabled", isSending);
  form.toggleAttribute("data-pause-hydration", isSending);
}

/** Whether the form asks to press once more. */
export const isAsking = ({ dataset }: HTMLFormElement) => dataset["asked"] === "now";

/** Whether the form asks to press once more, or has asked before. */
export const hasAsked = ({ dataset }: HTMLFormElement) => "asked" in dataset;

/** The question to press once more. */
export const questionOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>("[data-question]");

/** Shows the question to press once more, or hides it. */
export function setAsking(form: HTMLFormElement, isAsked: boolean) {
  const question = questionOf(form);
  if (question) question.hidden = !isAsked;
  if (isAsked || hasAsked(form)) form.dataset["asked"] = isAsked ? "now" : "before";
}

/** The failure notice, which can have the focus. */
export const failureOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>("[data-failure]");

/** The heading of the confirmation, which can have the focus. */
export const confirmationOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>("[data-sent] h2");

/** Writes the number of the request into the confirmation. */
export function setConfirmedNumber(form: HTMLFormElement, reference: string) {
  const number = form.querySelector("[data-sent] b");
  if (number) number.textContent = reference;
}

/** The state of the form that a toast tells. */
export type ToastKind = "sent" | "failed";

/** How long a toast is shown. */
export const toastMs = 5000;

let toastTimer: ReturnType<typeof setTimeout>;

/** Shows the toast for a state of the form, for some time, and hides the other; or hides both. */
export function showToast(state?: string) {
  clearTimeout(toastTimer);
  for (const toast of document.querySelectorAll<HTMLElement>("[data-toast]")) {
    toast.hidden = toast.dataset["toast"] !== state;
    if (toast.hidden) continue;
    // Outside the sections, which have stacking contexts of their own.
    document.body.append(toast);
    toastTimer = setTimeout(showToast, toastMs);
  }
}

/** What a toast says. */
export const toastText = (kind: ToastKind) =>
  document.querySelector(`[data-toast=${kind}] [data-toast-text]`)?.childNodes ?? [];
