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
    .join("\r\n")
    // Half a surrogate pair cannot be encoded.
    .toWellFormed();
  const address = (text: string) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  const whole = address(body);
  if (whole.length <= longestAddress) return whole;

  const ending = `…\r\n\r\n${shortened}`;
  let room = longestAddress - address(ending).length;
  let end = 0;
  for (const character of body) {
    room -= encodeURIComponent(character).length;
    if (room < 0) break;
    end += character.length;
  }
  return address(body.slice(0, end) + ending);
}
