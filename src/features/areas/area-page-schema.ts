import {
  draft,
  fieldsFor,
  group,
  line,
  lineUpTo,
  matching,
  month,
  pageHead,
  readIn,
  sentences,
  webPage,
} from "#content/fields.ts";
import { storeyKeys } from "#features/house/schema.ts";

/** A public service to call for one kind of problem. */
const contact = (description: string) =>
  group(description, {
    text: sentences("One or two sentences: who helps, and what to tell them."),
    phone: matching(/^(?:311|\d{3}-\d{3}-\d{4})$/, "must be like 905-896-5858, or 311")(
      "In quotation marks; pages show it as a call link. Remove the line if there is none.",
      "905-896-5858",
      "311",
    ).optional(),
    extension: matching(
      /^\d{1,6}$/,
      'must be digits in quotation marks, like "2254"',
    )("In quotation marks. Remove the line if there is none.").optional(),
    source: webPage("The web page on which this was found, preferably the city’s own."),
    checked: readIn,
  }).refine(({ phone, extension }) => extension === undefined || phone !== undefined, {
    path: ["extension"],
    error: "needs a phone number before it",
  });

const h1 = line("The heading of the page.", "Raccoon Removal in Oakville");

/** The sentence below the heading of an area's page. */
const lead = lineUpTo(60)("One sentence below the heading, with the area’s name.");

/** The content check requires this month if the text links to other sites. */
const checked = month(
  "The month in which you last read the pages of other sites to which the text links; the page shows it once. Remove the line if it links to none.",
  "2026-11",
).optional();

/** Sentences that are true of one area, by storey. */
const localStoreys = group(
  "For each storey of the house, one sentence that is true here alone; none if there is nothing to say.",
  fieldsFor(storeyKeys, () => lineUpTo(110)("").optional()),
).optional();

/** The front matter of a city's document, `content/cities/{slug}.md`. */
export const cityPageSchema = group("A city's page: the fields above its sections.", {
  draft,
  name: line("The city's name, as in the list of areas.", "Oakville"),
  ...pageHead,
  h1,
  lead,
  storeys: localStoreys,
  checked,
  who_to_call: group("The public services to call when no removal is needed.", {
    sick_or_injured: contact("Who helps with a sick or injured animal."),
    dead_on_the_road: contact("Who picks up a dead animal from the road."),
    feeding: contact("Who answers questions about feeding wildlife."),
  }),
});

/**
 * The sections of every city's document, in order. A document has these names as its headings; the
 * headings that pages show are in site.yaml, under `area_pages`.
 */
export const citySections = [
  "introduction",
  "emergency",
  "process",
  "costs",
  "prevention",
  "questions",
  "closing",
] as const;

/** The name of a section of a city's document. */
export type CitySection = (typeof citySections)[number];

/** The sections of a city's text, except its questions, in order. */
export const cityTextSections = citySections.filter((name) => name !== "questions");

/** The sections that may be empty, since a shared text stands in each. */
export const optionalCitySections: readonly CitySection[] = ["emergency", "process", "costs"];

/** The front matter of a neighbourhood's document, `content/neighbourhoods/{slug}.md`. */
export const neighbourhoodPageSchema = group("A neighbourhood's page: the fields above its text.", {
  draft,
  ...pageHead,
  h1,
  lead,
  storeys: localStoreys,
  checked,
});
