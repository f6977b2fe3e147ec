/** Finds every link of a content file to another site, for the yearly check. */
import { checkFile } from "./check-file.ts";

/** A link to another site. */
interface OtherSite {
  url: string;
  file: string;
  /** Counted from 1. */
  line: number;
  /** The month in which it was last read, like 2026-11; undefined where none stands beside it. */
  checked: string | undefined;
}

/** A month as the text names it, such as “checked November 2026”. */
const monthInText = /\b(?:checked|found) (?:in )?([A-Z][a-z]+ 20\d\d)\b/;

/** Every link of a file to another site, in its fields and in its text. */
export function otherSites(path: string, text: string): OtherSite[] {
  const { raw, file, references, positionOf } = checkFile(path, text);
  const lines = text.split("\n");
  const inText = references
    .filter(({ to, value }) => to === "pages" && isAddress(value))
    .map(({ value, line }) => ({
      url: value,
      file,
      line,
      checked: asMonth(monthInText.exec(lines[line - 1] ?? "")?.[1]),
    }));
  const inFields = [...addressesIn(raw)].map(({ url, keys, checked }) => ({
    url,
    file,
    line: positionOf(keys).line,
    checked,
  }));
  return [...inFields, ...inText];
}

const isAddress = (value: unknown) => typeof value === "string" && /^https?:/.test(value);

const asMonth = (words: string | undefined) =>
  words && new Date(`${words} UTC`).toISOString().slice(0, 7);

/** The addresses in a value, each with the month that stands in a `checked` beside or above it. */
function* addressesIn(
  value: unknown,
  keys: readonly string[] = [],
  checked?: string,
): Generator<{ url: string; keys: readonly string[]; checked: string | undefined }> {
  if (typeof value === "string" && isAddress(value)) yield { url: value, keys, checked };
  if (typeof value !== "object" || value === null) return;
  const own = "checked" in value && typeof value.checked === "string" ? value.checked : undefined;
  for (const [key, inside] of Object.entries(value)) {
    yield* addressesIn(inside, [...keys, key], own?.slice(0, 7) ?? checked);
  }
}
