/** The URLs that call and write. No Astro imports, as tests and the content check read it too. */
import { callingCode } from "#site.ts";

/** The `tel:` URL of a Canadian phone number as people write it, such as `(416) 555-0142`. */
export const callHref = (phone: string) => `tel:${callingCode}${phone.replaceAll(/\D/g, "")}`;

/** The `sms:` URL of a text message. iOS reads the body after `&`, Android after `?`. */
export const textHref = (phone: string, message: string) =>
  `sms:${callingCode}${phone.replaceAll(/\D/g, "")}?&body=${encodeURIComponent(message)}`;

/** The `mailto:` URL of an e-mail. */
export const emailHref = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/** A public service's `tel:` URL, for numbers like `311`, `905-799-7700` or `1-800-841-2729`. */
export const publicCallHref = (number: string, extension?: string) => {
  const digits = number.replaceAll("-", "");
  const full =
    digits.length === 10 ? `${callingCode}${digits}` : digits.length > 3 ? `+${digits}` : digits;
  return `tel:${full}${extension ? `;ext=${extension}` : ""}`;
};

/** A public service's number in a text. Splitting a text by it keeps the numbers. */
export const phoneNumber = /\b((?:1-)?\d{3}-\d{3}-\d{4})\b/;
