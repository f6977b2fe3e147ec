/**
 * Cuts a text so that what is shown, with its ellipsis, has at most `limit` characters: after a word where there is one
 * in reach, and never inside a character that takes two units. `rest` is empty where nothing was cut.
 */
export function excerpt(text: string, limit: number): { shown: string; rest: string } {
  if (text.length <= limit) return { shown: text, rest: "" };
  // The unit in the place of the ellipsis may be the space that ends the last word.
  const lastSpace = text.slice(0, limit).search(/\s\S*$/);
  const end = lastSpace > limit / 2 ? lastSpace : limit - 1;
  // The surrogates are the first halves of characters that were cut through.
  const shown = text.slice(0, end).replace(/[\s.,;:–—\uD800-\uDBFF-]+$/, "");
  return { shown, rest: text.slice(shown.length) };
}
