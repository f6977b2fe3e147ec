/** Finds every link of a content file to another site, for the yearly check. */
import { checkFile } from "./check-file.ts";
import { valueAt } from "./yaml-paths.ts";

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
  const { raw, file, references, texts } = checkFile(path, text);
  const lines = text.split("\n");
  return [
    ...texts.flatMap(({ text: url, field, line, isMarkdown }) =>
      isMarkdown || !isAddress(url) ? [] : [{ url, file, line, checked: monthAbove(raw, field) }],
    ),
    ...references.flatMap(({ to, value: url, line }) => {
      if (to !== "pages" || !isAddress(url)) return [];
      const month = monthInText.exec(lines[line - 1] ?? "")?.[1];
      const checked = month && new Date(`${month} UTC`).toISOString().slice(0, 7);
      return [{ url, file, line, checked }];
    }),
  ];
}

const isAddress = (text: string) => /^https?:/.test(text);

/** The month that stands in the nearest `checked` beside or above a field. */
function monthAbove(raw: unknown, field: string): string | undefined {
  const keys = field.split(".");
  return keys
    .map((_, depth) => valueAt(raw, [...keys.slice(0, depth), "checked"]))
    .findLast((value) => typeof value === "string")
    ?.slice(0, 7);
}
