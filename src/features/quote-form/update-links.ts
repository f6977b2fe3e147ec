import { encodeText, quoteEmailHref } from "./email-link.ts";
import { fieldsOf, labelOf, linksOf, servedHref, shortenedOf } from "./form-elements.ts";
import { ensureReference } from "./request-number.ts";

/**
 * Writes the request's number and place into the links of a form's messages, instead of `{number}`
 * and `{place}`, and what is typed into the e-mail link.
 */
export const updateLinks = (form: HTMLFormElement) => {
  const fields = [...fieldsOf(form)];
  const lines = fields.map((field): [string, string] => [labelOf(field), field.value]);
  const place = fields.find(({ name }) => name === "service_area")?.value.trim() ?? "";
  const reference = ensureReference(form);
  for (const link of linksOf(form)) {
    const href = servedHref(link)
      .replace("%7Bnumber%7D", reference)
      .replace("%7Bplace%7D", encodeText(place));
    const shortened = shortenedOf(link);
    link.href = shortened ? quoteEmailHref(href, lines, shortened) : href;
  }
};
