const units = "km|cm|mm|m|metres|feet|minutes|hours|nights|days|weeks|months|years|AM|PM";
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})\\b)`, "g");

/**
 * A text in which no line ends between a number and its unit, and in a sentence neither behind the dash of a range nor
 * behind a first part of at most four letters, as in “same-day”: a no-break space, or a word joiner (U+2060).
 */
export function unbroken(text: string): string {
  const withUnits = text.replace(beforeUnit, "\u00a0");
  return text.trim().split(/\s+/).length < 5
    ? withUnits
    : withUnits.replace(/(?<=\d)–(?=[$\d])|(?<=\b[a-z]{1,4})-(?=[a-z])/gi, "$&\u2060");
}
