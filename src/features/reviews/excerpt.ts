/**
 * Shortens a text so that, with the ellipsis that styles add, it has at most `limit` UTF-16 code
 * units: at a word boundary if there is one in the second half, and never inside a surrogate pair.
 * `rest` is empty if nothing was cut.
 */
export function excerpt(text: string, limit: number): { shown: string; rest: string } {
  if (text.length <= limit) return { shown: text, rest: "" };
  // The character that the ellipsis replaces may be the space after the last word.
  const lastSpace = text.slice(0, limit).search(/\s\S*$/);
  const end = lastSpace > limit / 2 ? lastSpace : limit - 1;
  // Removes a high surrogate too, the first half of a pair that was cut in two.
  const shown = text.slice(0, end).replace(/[\s.,;:–—\uD800-\uDBFF-]+$/, "");
  return { shown, rest: text.slice(shown.length) };
}
