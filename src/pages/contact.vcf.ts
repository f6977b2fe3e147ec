import type { APIRoute } from "astro";
import { getBusiness, getSiteText } from "#content/queries.ts";
import { callHref } from "#features/contact/contact-links.ts";

/** Escapes a value (RFC 2426, section 4). */
const escape = (value: string) =>
  value.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** Splits a line after 75 bytes at most (RFC 2426, section 2.6), never inside a character. */
function fold(line: string): string {
  const parts = [""];
  for (const character of line) {
    const part = `${parts.at(-1) ?? ""}${character}`;
    if (Buffer.byteLength(part) <= 74) parts[parts.length - 1] = part;
    else parts.push(character);
  }
  return parts.join("\r\n ");
}

/** The company's contact as a vCard 3.0, the version that both iOS and Android import. */
export const GET: APIRoute = async ({ site }) => {
  const business = await getBusiness();
  const { name, phone, text_number: textNumber, email, emergency_line, phone_line } = business;
  const { office_hours: officeHours } = await getSiteText();
  // Leaves out days that are different: a saved card never changes.
  const hours = [officeHours.line, ...(emergency_line ? [phone_line.always] : [])];
  const number = (written: string) => callHref(written).replace("tel:", "");
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escape(name)}`,
    `N:;;;;`,
    `ORG:${escape(name)}`,
    `TEL;TYPE=WORK,VOICE,PREF:${number(phone)}`,
    ...(textNumber ? [`TEL;TYPE=CELL,MSG:${number(textNumber)}`] : []),
    `EMAIL;TYPE=INTERNET:${email}`,
    `URL:${new URL("/", site).href}`,
    `NOTE:${escape(`${hours.join(". ")}.`)}`,
    "END:VCARD",
    "",
  ];
  return new Response(lines.map(fold).join("\r\n"));
};
