/** The papers that managers and owners of commercial buildings need, and what we need of them. */
import {
  group,
  list,
  oneOf,
  paragraphs,
  readIn,
  sentences,
  texts,
  webPage,
} from "#content/fields.ts";
import { policyNames } from "#content/policies-schema.ts";

/** What supports a sentence on the law. */
export const lawSource = {
  source: webPage("The web page that supports what the text says of the law.").optional(),
  checked: readIn.optional(),
};

/** The words of the section on the services page. */
export const managersSchema = group(
  "For managers of buildings, owners of shops, and condo boards.",
  {
    ...texts("heading link lead…"),
    rows: list("Row", "What they ask or tell us; a row with nothing to say is left out.", {
      ...texts("title"),
      text: sentences("What to tell us, or what the law asks of them.").optional(),
      policies: list(
        "Rule",
        "The rules of business.yaml that are shown after the text, as soon as they are written.",
        oneOf(policyNames)(""),
      ).optional(),
      ...lawSource,
    }).min(1),
    ...texts("button"),
    message: paragraphs("The beginning of their message in the quote form, one line each."),
  },
);
