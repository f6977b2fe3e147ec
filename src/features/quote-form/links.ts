import { fieldsOf, labelOf } from "./draft.ts";
import { encodeText, quoteEmailHref } from "./email-link.ts";
import { ensureReference } from "./request-number.ts";

/**
 * Writes the request's number and place into the links of a form's messages, instead of `{number}`
 * and `{place}`, and what is typed into the e-mail link.
 */
export const updateLinks = (form: HTMLFormElement) => {
  const fields = [...fieldsOf(form)];
  const lines = fields.map((field): [string, string] => [labelOf(field), field.value]);
  const place = fields.find(({ name }) => name === "service_area")?.value.trim() ?? "";
  for (const link of form.querySelectorAll<HTMLAnchorElement>("[data-href], [href*='%7Bnumber']")) {
    link.dataset["href"] ??= link.href;
    const href = link.dataset["href"]
      .replace("%7Bnumber%7D", ensureReference(form))
      .replace("%7Bplace%7D", encodeText(place));
    const { shortened } = link.dataset;
    link.href = shortened === undefined ? href : quoteEmailHref(href, lines, shortened);
  }
};
