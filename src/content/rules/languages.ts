/** Every text of a page in another language is translated. */
import type { Content, Report } from "./pages.ts";

/** The fields whose texts are English in every language. */
const english = new Set(["english", "name", "date"]);

/** Reports texts of several words that are written as in en.yaml; filled in, their facts differ. */
export function untranslatedTexts({ files }: Content, report: Report) {
  const source = new Map(
    files.get("languages/en.yaml")?.texts.map(({ path, text }) => [path?.join(), text]),
  );
  for (const file of files.values()) {
    if (file.collection !== "languages") continue;
    for (const { path = [], text } of file.texts) {
      const isSame = source.get(path.join()) === text;
      const hasWords = /\p{L}\s+\p{L}/u.test(text.replaceAll(/\{\W?\w+\}/g, ""));
      if (isSame && hasWords && !english.has(String(path.at(-1))))
        report(file.placeOf(path), "is still the English of en.yaml; translate it.");
    }
  }
}
