import { fieldsOf, labelOf } from "./draft.ts";
import { quoteEmailHref } from "./quote-email.ts";
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

/** Writes the request's number and what is typed into the e-mail link of a form's failure notice. */
export const updateEmailLink = (form: HTMLFormElement) => {
  const link = form.querySelector<HTMLAnchorElement>("[data-shortened]");
  if (!link) return;
  link.dataset["href"] ??= link.href;
  link.href = quoteEmailHref(
    `${link.dataset["href"]}%20${referenceOf(form)}`,
    Array.from(fieldsOf(form), (field) => [labelOf(field), field.value]),
    link.dataset["shortened"] ?? "",
  );
};
