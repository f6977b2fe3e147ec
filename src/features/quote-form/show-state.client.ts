import { emptyDraft, ensureReference, forgetReference } from "./draft.client.ts";
import { encodeText, quoteEmailHref } from "./email-link.client.ts";
import { fields, labelOf, servedHref } from "./form.client.ts";
import type { FailureReason, QuoteState } from "./state.ts";
import { showErrors } from "./validation.client.ts";

/**
 * The end of sending; `sent-before` if the visitor has typed since the request was sent, and the form
 * stays.
 */
export type Outcome = "sent" | "sent-before" | `failed-${FailureReason}`;

declare global {
  interface WindowEventMap {
    /** A quote form shows how sending ended; not again after a reload. */
    "quote-outcome": CustomEvent<Outcome>;
  }
}

/** The outcome in a state; undefined while sending has not ended. */
function outcomeIn(state: QuoteState): Outcome | undefined {
  if (state.kind === "failed") return `failed-${state.reason}`;
  if (state.kind === "sent") return state.edited ? "sent-before" : "sent";
  return undefined;
}

/**
 * Shows a state in the form's served HTML; styles read its attributes `data-outcome` and
 * `data-asked`. A new message gets the focus, unless the visitor is typing; a new outcome is also
 * the event `quote-outcome`.
 */
export function showState(form: HTMLFormElement, state: QuoteState) {
  const outcome = outcomeIn(state);
  const isNew = form.dataset["outcome"] !== outcome;
  if (outcome) form.dataset["outcome"] = outcome;
  else delete form.dataset["outcome"];
  form.querySelector("fieldset")?.toggleAttribute("disabled", state.kind === "sending");
  const isAsking = state.kind === "suspected";
  form.toggleAttribute("data-asked", isAsking);
  form.querySelector("[data-question]")?.toggleAttribute("hidden", !isAsking);
  if (state.kind === "failed") showRequestLinks(form);
  if (state.kind === "sent" && isNew) confirmSent(form, state.edited);
  showErrors(form, state.kind === "invalid" ? state.errors : []);
  if (!isNew || !outcome) return;
  if (outcome !== "sent-before") focusMessage(form, state.kind === "sent");
  form.dispatchEvent(new CustomEvent("quote-outcome", { bubbles: true, detail: outcome }));
}

/**
 * Writes the request's number and place into the links of the form's messages, instead of `{number}`
 * and `{place}`, and what is typed into the e-mail link.
 */
export function showRequestLinks(form: HTMLFormElement) {
  const lines = fields().map((field): [string, string] => [labelOf(field), field.value]);
  const place = fields()
    .find(({ name }) => name === "service_area")
    ?.value.trim();
  const reference = ensureReference();
  const links = form.querySelectorAll<HTMLAnchorElement>("[data-href], [href*='%7Bnumber']");
  for (const link of links) {
    const href = servedHref(link)
      .replace("%7Bnumber%7D", reference)
      .replace("%7Bplace%7D", encodeText(place ?? ""));
    const { shortened } = link.dataset;
    link.href = shortened ? quoteEmailHref(href, lines, shortened) : href;
  }
}

/**
 * Writes its number into the confirmation of a request that was sent; `phone-line.client.ts` writes
 * what happens next at this hour. Empties the form, unless the visitor has typed since: that text is
 * of another request.
 */
function confirmSent(form: HTMLFormElement, hasTypedSince: boolean) {
  const number = form.querySelector("[data-sent] b");
  if (number) number.textContent = ensureReference();
  showRequestLinks(form);
  forgetReference();
  if (hasTypedSince) return;
  // Pages in the tab's history may not restore the sent text.
  emptyDraft();
  form.reset();
}

/** Pixels for the header, the toast and the bar at the bottom of phones. */
const roomForBars = 400;

/** Focuses the message that shows how sending ended, and scrolls it into view. */
function focusMessage(form: HTMLFormElement, wasSent: boolean) {
  const focused = form.querySelector<HTMLElement>(wasSent ? "[data-sent] h2" : "[data-failure]");
  const message = wasSent ? focused?.parentElement : focused;
  if (!focused || !message) return;
  focused.focus({ preventScroll: true });
  // A message that does not fit must be visible from its beginning. Above the confirmation is the
  // drawing.
  const isTall = message.offsetHeight > innerHeight - roomForBars;
  message.scrollIntoView({ block: isTall ? "start" : wasSent ? "end" : "nearest" });
}
