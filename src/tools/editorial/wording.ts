/** What an editor of a good newspaper would strike out. */
import type { CheckedFile } from "#loader/check-file.ts";
import { problemIn, type Problem } from "#loader/problems.ts";
import { sentencesOf } from "./prose.ts";

const banned = [
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

/** The only fields that may exclaim; what customers wrote in reviews is theirs. */
const mayExclaim =
  /^(?:hero\.headline|not_found\.lead|toasts\.(?:success\.(?:title|description)|failure\.title))$/;

/** Banned phrases and exclamation marks in one file. */
export function wordingWarnings(file: CheckedFile): Problem[] {
  if (file.collection === "reviews") return [];
  // A text without a space is an address or a name.
  const texts = file.texts.filter(({ text }) => /\s/.test(text));
  return texts.flatMap((text) => {
    const lowerCase = text.text.toLowerCase();
    return [
      ...banned.flatMap((phrase) => {
        const at = lowerCase.indexOf(phrase);
        const words = text.text.slice(at, at + phrase.length);
        return at === -1
          ? []
          : [problemIn(file, text, words, `found “${words}”, a worn phrase; say it plainly.`)];
      }),
      ...(text.text.includes("!") && !mayExclaim.test(text.field)
        ? sentencesOf(text.text)
            .filter((sentence) => sentence.includes("!"))
            .map((sentence) =>
              problemIn(file, text, sentence, `“${sentence}” exclaims; end it with a full stop.`),
            )
        : []),
    ];
  });
}
