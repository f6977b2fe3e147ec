/** Longer addresses are cut off by some mail programs. */
const longestAddress = 1900;

/** A `mailto:` address that carries what was typed: subject, and one line a field. */
export function quoteEmailHref(
  to: string,
  subject: string,
  lines: [label: string, value: string][],
) {
  const body = lines
    .filter(([, value]) => value.trim())
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join("\r\n");
  // By characters, not units: half a surrogate pair cannot be encoded.
  const characters = Array.from(body.toWellFormed());
  const address = () =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(characters.join(""))}`;
  while (address().length > longestAddress && characters.length > 0) {
    characters.length -= Math.max(1, Math.ceil((address().length - longestAddress) / 12));
  }
  return address();
}
