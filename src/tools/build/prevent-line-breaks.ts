const units = "km|cm|mm|m|metres|feet|minutes|hours|nights|days|weeks|months|years|AM|PM";
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})\\b)`, "g");

/**
 * Prevents line breaks between a number and its unit (no-break space), and, in texts of five or more words, after
 * the dash of a range of figures and after the first part of a compound when it has at most four letters, as in “same-day” (word joiner, U+2060).
 */
export function preventLineBreaks(text: string): string {
  const withUnits = text.replace(beforeUnit, "\u00a0");
  return text.trim().split(/\s+/).length < 5
    ? withUnits
    : withUnits.replace(/(?<=\d)–(?=[$\d])|(?<=\b[a-z]{1,4})-(?=[a-z])/gi, "$&\u2060");
}
