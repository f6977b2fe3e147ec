/** Texts that are not true of this company: promises of an emergency line, and another name. */
import type { Business } from "#content/business-schema.ts";
import { readFacts } from "#content/facts.ts";
import { chooseSections, fillIn } from "#content/fill-in.ts";
import type { ContentFiles } from "#content/content-folder.ts";
import type { ReadFiles } from "#content/read.ts";
import { launchProblem } from "./problem.ts";

/** The sentences of all published texts but those of samples, as pages show them, with their places. */
function sentencesIn(files: ReadFiles, written: ContentFiles) {
  const facts = readFacts(written);
  return [...files.values()]
    .filter(({ isDraft, collection }) => !isDraft && collection !== "reviews")
    .flatMap(({ file, texts }) =>
      texts.flatMap(({ text, line }) =>
        fillIn(chooseSections(text, facts), facts)
          .split(/(?<=[.?!])\s+/)
          .map((sentence) => ({ sentence, place: `${file}:${line}  “${sentence}”` })),
      ),
    );
}

/** Words that promise that somebody answers at any hour. */
const anyHour =
  /\b24\/7\b|\b(?:any|every) (?:other )?hour\b|\b(?:day|night) (?:and|or) (?:by )?(?:day|night)\b|\bemergency line\b|\b(?:round|around) the clock\b/i;

/** Names of others who answer at any hour: public numbers, and the offices of cities. */
const others =
  /\b[2389]11\b|\b1?-?\d{3}-\d{3}-\d{4}\b|nurse|animal services|heating company|\bpress 4\b/i;

/** Finds texts that promise an emergency line which `business.yaml` does not have. */
function promisedLine(sentences: ReturnType<typeof sentencesIn>) {
  const places = sentences
    .filter(({ sentence }) => anyHour.test(sentence) && !others.test(sentence))
    .map(({ place }) => place);
  const what =
    "business.yaml has no emergency_line, but some texts promise that somebody answers at any hour. Put what is only true with a line between {#emergency_line} and {/emergency_line}.";
  return launchProblem("any-hour", places, what);
}

/** The name of the company for which the texts were first written. */
const firstName = /\bAAA\b(?: Affordable)?(?: Wildlife Control)?/;

/** Finds texts with the name of another company than that of `business.yaml`. */
function otherName({ name, short_name }: Business, sentences: ReturnType<typeof sentencesIn>) {
  const own = [name, short_name];
  const places = sentences
    .filter(({ sentence }) =>
      firstName.test(own.reduce((text, words) => text.replaceAll(words, ""), sentence)),
    )
    .map(({ place }) => place);
  const what =
    "Some texts have the name of another company. Write {business} or {short_name} in its place.";
  return launchProblem("other-name", places, what);
}

/** Finds texts that are not true of this company. */
export function textProblems(business: Business, files: ReadFiles, written: ContentFiles) {
  const sentences = sentencesIn(files, written);
  return [
    ...(business.emergency_line ? [] : promisedLine(sentences)),
    ...otherName(business, sentences),
  ];
}
