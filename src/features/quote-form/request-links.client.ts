/** Links that carry what is typed, or the request's number and place, to a mail or text program. */
import { ensureReference } from "./draft.client.ts";
import { fields, labelOf } from "./form.client.ts";

/** Characters of a URL at most. Mail programs cut longer ones off or do not open them: Windows accepts 2,048. */
const maxUrlLength = 1900;

/**
 * Encodes a text for a URL. `encodeURIComponent` throws on a lone surrogate, and Safari before 16.4
 * has no `toWellFormed()`.
 */
export const encodeText = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\ufffd"));

/**
 * Adds a body to a `mailto:` URL (RFC 6068): one line for each field that is filled in.
 *
 * @param mailto URL with a subject.
 * @param shortened Sentence at the end of a text that had to be cut.
 */
export function quoteEmailHref(
  mailto: string,
  lines: [label: string, value: string][],
  shortened: string,
) {
  const body = lines
    .filter(([, value]) => value.trim())
    .map(([label, value]) => `${label}: ${value.trim().replaceAll(/\r?\n/g, "\r\n")}`)
    .join("\r\n");
  const urlWith = (text: string) => `${mailto}&body=${encodeText(text)}`;
  const whole = urlWith(body);
  if (whole.length <= maxUrlLength) return whole;

  const ending = `…\r\n\r\n${shortened}`;
  let room = maxUrlLength - urlWith(ending).length;
  const characters = Array.from(body);
  const end = characters.findIndex((one) => (room -= encodeText(one).length) < 0);
  return urlWith(characters.slice(0, end).join("") + ending);
}

/** A link's URL as served. Must be called before another URL is written into it. */
export const servedHref = (link: HTMLAnchorElement) => (link.dataset["href"] ??= link.href);

/**
 * Writes the request's number and place into the links of the form's messages, instead of `{number}`
 * and `{place}`, and what is typed into the e-mail link.
 */
export function showRequestLinks(form: HTMLFormElement) {
  const filled = fields();
  const lines = filled.map((field): [string, string] => [labelOf(field), field.value]);
  const place = filled.find(({ name }) => name === "service_area")?.value.trim() ?? "";
  const reference = ensureReference();
  for (const link of form.querySelectorAll<HTMLAnchorElement>("[data-href], [href*='%7Bnumber']")) {
    const href = servedHref(link)
      .replace("%7Bnumber%7D", reference)
      .replace("%7Bplace%7D", encodeText(place));
    const { shortened } = link.dataset;
    link.href = shortened ? quoteEmailHref(href, lines, shortened) : href;
  }
}
