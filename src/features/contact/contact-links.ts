/** The URLs that call and write. No Astro imports, as tests read it too. */
import { callingCode } from "#site.ts";

/** The `tel:` URL of a Canadian phone number as people write it, such as `(416) 555-0142`. */
export const callHref = (phone: string) => `tel:${callingCode}${phone.replaceAll(/\D/g, "")}`;

/** The `sms:` URL of a text message. iOS reads the body after `&`, Android after `?`. */
export const textHref = (phone: string, message: string) =>
  `sms:${callingCode}${phone.replaceAll(/\D/g, "")}?&body=${encodeURIComponent(message)}`;

/** The `mailto:` URL of an e-mail. */
export const emailHref = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;
