/** Finds clichés and exclamation marks. */
import type { CheckedFile } from "#loader/check-file.ts";
import { problemIn, type Problem } from "#loader/problems.ts";
import { sentencesOf } from "./prose.ts";

const cliches = [
  "nestled",
  "vibrant",
  "look no further",
  "when it comes to",
  "peace of mind",
  "rest assured",
  "hassle-free",
  "critters",
  "pesky",
];

/** The only fields that may have exclamation marks. */
const mayExclaim =
  /^(?:hero\.headline|not_found\.lead|toasts\.(?:success\.(?:title|description)|failure\.title))$/;

/** Reports clichés and exclamation marks in one file; reviews are the customers' own words and are not checked. */
export function wordingWarnings(file: CheckedFile): Problem[] {
  if (file.collection === "reviews") return [];
  // A text without a space is a URL or a name.
  const texts = file.texts.filter(({ text }) => /\s/.test(text));
  return texts.flatMap((text) => {
    const lowerCase = text.text.toLowerCase();
    return [
      ...cliches.flatMap((phrase) => {
        const at = lowerCase.indexOf(phrase);
        const words = text.text.slice(at, at + phrase.length);
        return at === -1
          ? []
          : [problemIn(file, text, words, `found “${words}”, a cliché; use plain words.`)];
      }),
      ...(text.text.includes("!") && !mayExclaim.test(text.field)
        ? sentencesOf(text.text)
            .filter((sentence) => sentence.includes("!"))
            .map((sentence) =>
              problemIn(
                file,
                text,
                sentence,
                `“${sentence}” has an exclamation mark; use a full stop.`,
              ),
            )
        : []),
    ];
  });
}
