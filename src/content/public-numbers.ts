/** The phone numbers of public services, in texts and as links. */
import { callingCode } from "#site.ts";

/** A public service's `tel:` URL, for numbers like `311`, `905-799-7700` or `1-800-841-2729`. */
export const publicCallHref = (number: string, extension?: string) => {
  const digits = number.replaceAll("-", "");
  const full =
    digits.length === 10 ? `${callingCode}${digits}` : digits.length > 3 ? `+${digits}` : digits;
  return `tel:${full}${extension ? `;ext=${extension}` : ""}`;
};

/** A public service's number in a text. Splitting a text by it keeps the numbers. */
export const phoneNumber = /\b((?:1-)?\d{3}-\d{3}-\d{4})\b/;
