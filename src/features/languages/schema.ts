import type { z } from "zod";
import { situationKeys } from "#features/emergency/schema.ts";
import { readSettings } from "#settings.ts";
import {
  fieldsFor,
  group,
  line,
  list,
  matching,
  pastDay,
  sentences,
  text,
  texts,
  words,
} from "#content/fields.ts";

/** The cards in their order on the page: every situation of `emergency.yaml` between two of its own. */
export const cardKeys = ["danger", ...situationKeys, "never"] as const;

/** The public lines that every page explains. */
export const publicLines = ["911", "811", "311"] as const;

const choices = (description: string) =>
  list("Choice", `${description} The English is that of en.yaml.`, texts("choice… english"));

/** A page for people who read another language than English, `content/languages/{code}.yaml`. */
export const languageSchema = group(
  "A page for people who read no English, with the texts of en.yaml.",
  {
    name: line("The language's own name, in its own script."),
    english: line("Its English name."),
    spoken_english: line("Its English name on the phone, if another.", "Mandarin").optional(),
    title: text("The heading of the page, and its title in search results."),
    intro: sentences("Below the heading: that we speak English on the phone."),
    now: group(
      "What to do at once in each situation.",
      fieldsFor(cardKeys, () =>
        group("One situation.", {
          heading: text(""),
          steps: list("Step", "What to do, the most urgent first."),
        }),
      ),
    ),
    lines: group(
      "Who answers, and what was found in a source about interpreters.",
      fieldsFor(publicLines, () => text("")),
    ),
    price: sentences("What the work typically costs, with {price_attic}."),
    message: group("The visitor's message, which the page writes in English too.", {
      ...texts("heading help what"),
      options: choices("The answers to “what”: what the visitor hears or sees."),
      ...texts("where"),
      places: choices("The answers to “where”."),
      ...texts("when"),
      times: choices("The answers to “when”, since when it has been there."),
      ...texts("home"),
      homes: choices("The answers to “home”, what home it is."),
      sentences: list(
        "Sentence",
        "Its sentences. What the visitor has not chosen is left out.",
        text("Of {what}, {where}, {when}, {home}, {helper}; in en.yaml also {language}."),
      ),
      ...texts("helper check send text copy show"),
      spoken: sentences("What to say in English on the phone; in en.yaml with {language}."),
    }),
    states: words(
      "While the form is sent, after it was sent, and if it was not.",
      "sending sent… failed…",
    ),
    labels: group("The fields of the form, and short words of the page.", {
      ...texts("name phone email service_area call close number cost"),
      unconfirmed: sentences("If nobody can tell whether it was sent."),
      health: text("Above the numbers of public health."),
      city: text("Above the numbers of each city, about sick animals."),
      numbers: text("The link from a row to both, and the heading above them."),
      say: text("Before the English sentences for the phone."),
    }),
    hours: choices("When a number of emergency.yaml answers."),
    read_by: group("The person who speaks this language and has read the page.", {
      name: matching(/\p{L}[^\p{L}]*\p{L}/u, "must be the name of a person")(
        "The name.",
        "Parisa Ahmadi",
      ),
      date: pastDay("The day, which cannot be ahead.", "2026-01-31"),
    })
      .optional()
      .meta({ description: "Without it, only a demo shows the page." }),
  },
);

/**
 * Returns whether this build shows a language: a public one only what a person who speaks it has
 * read.
 */
export const isPublished = ({ read_by: readBy }: z.infer<typeof languageSchema>) =>
  readBy !== undefined || readSettings().kind === "demo";
