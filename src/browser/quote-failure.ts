import { fieldsOf, labelOf } from "./draft.ts";
import { encodeText, quoteEmailHref } from "./quote-email.ts";
import { referenceOf } from "./quote-reference.ts";

/** Why a quote request was not sent, or is not known to have been sent. */
export type FailureReason = "failed" | "offline" | "unconfirmed";

/** Focuses a message and scrolls it into view. */
export const focusMessage = (message: HTMLElement) => {
  message.focus({ preventScroll: true });
  // A tall message must be visible from its beginning.
  const isTall = message.offsetHeight > innerHeight / 2;
  message.scrollIntoView({ block: isTall ? "start" : "nearest" });
};

/** The failure notice of a quote form: served with the page, and shown by `data-outcome`. */
export const noticeOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>("[data-failure]");

/**
 * Writes the request's number and place into the links of a form's messages, instead of `{number}`
 * and `{place}`, and what is typed into the e-mail link.
 */
export const updateLinks = (form: HTMLFormElement) => {
  const fields = [...fieldsOf(form)];
  const place = fields.find(({ name }) => name === "service_area")?.value.trim() ?? "";
  for (const link of form.querySelectorAll<HTMLAnchorElement>("[data-href], [href*='%7Bnumber']")) {
    link.dataset["href"] ??= link.href;
    const href = link.dataset["href"]
      .replace("%7Bnumber%7D", referenceOf(form))
      .replace("%7Bplace%7D", encodeText(place));
    const { shortened } = link.dataset;
    link.href =
      shortened === undefined
        ? href
        : quoteEmailHref(
            href,
            fields.map((field) => [labelOf(field), field.value]),
            shortened,
          );
  }
};
