/** The people who come, the company's van and where it is based. */
import { flag, group, line, list, pastYear, sentences, texts } from "#content/fields.ts";
import { photo } from "#content/photo-schema.ts";

/** The facts of the page /about, in `business.yaml`; each part is shown once it is written. */
export const aboutSchema = group("The page /about. Every part may be left out.", {
  people: list("Person", "The people who answer the phone and who come.", {
    name: line("The first name, or the name as the person wants it shown."),
    does: line("What the person does.", "Looks for babies and fits the doors"),
    since: pastYear("The year in which the person began to work here.", 2019).optional(),
    photo: photo("The person's face.").optional(),
    calls_back: flag("true for the person whose face is shown beside every quote form."),
  }).optional(),
  van: group("What a neighbour sees in front of the house.", {
    says: sentences("What the van looks like, or whether it has no name on it."),
    photo: photo("The van.").optional(),
  }).optional(),
  based: sentences("Where the company is based.").optional(),
  since: pastYear("The year in which the company was founded.", 2015).optional(),
});

/** The words of the page /about. */
export const aboutWords = {
  ...texts("people_heading person_since {year} calls_back {name} company_heading van based since"),
};
