/** Every text of a page in another language is translated. */
import { problemAt } from "#content/read.ts";
import type { Problem } from "#content/problems.ts";
import type { Content } from "./pages.ts";

/** The fields whose texts are English in every language. */
const english = new Set(["english", "name", "date"]);

/** Reports texts of several words that are written as in en.yaml; filled in, their facts differ. */
export function untranslatedTexts({ files }: Content): Problem[] {
  const source = new Map(
    files.get("languages/en.yaml")?.texts.map(({ path, text }) => [path?.join(), text]),
  );
  return [...files.values()]
    .filter(({ collection }) => collection === "languages")
    .flatMap((file) =>
      file.texts.flatMap(({ path = [], text }) => {
        const isSame = source.get(path.join()) === text;
        const hasWords = /\p{L}\s+\p{L}/u.test(text.replaceAll(/\{\W?\w+\}/g, ""));
        return isSame && hasWords && !english.has(String(path.at(-1)))
          ? [problemAt(file, path, "is still the English of en.yaml; translate it.")]
          : [];
      }),
    );
}
