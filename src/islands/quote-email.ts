/** Longer addresses are cut off by some mail programs, or open none: Windows takes 2,048 characters. */
const longestAddress = 1900;

/**
 * A `mailto:` address (RFC 6068) that carries what was typed: subject, and one line a field.
 *
 * @param shortened Ends the text where not all of it has room.
 */
export function quoteEmailHref(
  to: string,
  subject: string,
  lines: [label: string, value: string][],
  shortened: string,
) {
  const body = lines
    .filter(([, value]) => value.trim())
    .map(([label, value]) => `${label}: ${value.trim().replaceAll(/\r?\n/g, "\r\n")}`)
    .join("\r\n");
  const address = (text: string) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  // By characters, not units: half a surrogate pair cannot be encoded.
  const characters = Array.from(body.toWellFormed());
  let href = address(characters.join(""));
  while (href.length > longestAddress && characters.length > 0) {
    // No character takes more room than twelve.
    characters.length -= Math.ceil((href.length - longestAddress) / 12);
    href = address(`${characters.join("")}…\r\n\r\n${shortened}`);
  }
  return href;
}
