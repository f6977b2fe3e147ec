/** A text in two parts: what is shown at once, and what is left; `rest` is empty where nothing was cut. */
export interface Excerpt {
  shown: string;
  rest: string;
}

const ellipsisLength = 1;

/**
 * Cuts a text so that what is shown, with its ellipsis, has at most `limit` characters: after a word
 * where there is one in reach, and never inside a character that takes two units.
 */
export function excerpt(text: string, limit: number): Excerpt {
  if (text.length <= limit) return { shown: text, rest: "" };
  const room = text.slice(0, limit - ellipsisLength);
  // The unit after the room may be the space that ends its last word.
  const lastSpace = text.slice(0, limit).search(/\s\S*$/);
  const end = lastSpace > limit / 2 ? lastSpace : wholeCharacters(room);
  const shown = text.slice(0, end).replace(/[\s.,;:–—-]+$/, "");
  return { shown, rest: text.slice(shown.length) };
}

/** The length of a text without half a surrogate pair at its end. */
const wholeCharacters = (text: string) =>
  /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
