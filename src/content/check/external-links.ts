/** Finds a file's links to other sites, for the yearly check of sources (`npm run links`). */
import { monthNames } from "#content/fields.ts";
import { checkFile } from "./check-file.ts";
import { valueAt } from "#content/yaml-paths.ts";

/** A month in a text, such as “checked November 2026”. */
const monthInText = new RegExp(`\\b(?:checked|found) (?:in )?((?:${monthNames}) 20\\d\\d)\\b`);

/** Finds a file's links to other sites, each with the month of its last check, if there is one. */
export function externalLinks(path: string, text: string) {
  const { raw, file, references, texts } = checkFile(path, text);
  const lines = text.split("\n");
  return [
    ...texts.flatMap(({ text: url, field, line, isMarkdown }) =>
      isMarkdown || !isUrl(url) ? [] : [{ url, file, line, checked: checkedMonth(raw, field) }],
    ),
    ...references.flatMap(({ to, value: url, line }) => {
      if (to !== "pages" || !isUrl(url)) return [];
      const month = monthInText.exec(lines[line - 1] ?? "")?.[1];
      const checked = month && new Date(`${month} UTC`).toISOString().slice(0, 7);
      return [{ url, file, line, checked: checked ?? checkedMonth(raw, "") }];
    }),
  ];
}

const isUrl = (text: string) => /^https?:/.test(text);

/** The month of the `checked` field in the group of a field, or in the nearest group around it. */
function checkedMonth(raw: unknown, field: string): string | undefined {
  const keys = field.split(".");
  return keys
    .map((_, depth) => valueAt(raw, [...keys.slice(0, depth), "checked"]))
    .findLast((value) => typeof value === "string")
    ?.slice(0, 7);
}
