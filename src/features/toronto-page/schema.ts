/** Customers' rights, questions to ask any company, and a sheet to compare two quotes. */
import { z } from "zod";
import { fieldType, group, list, oneOf, readIn, text, texts, webPage } from "#content/fields.ts";

/** The words of the section on the Toronto page. */
export const rightsSchema = group("What customers may ask for, and what they should ask.", {
  ...texts("heading"),
  rights: list("Right", "What the law gives a customer, each with its source.", {
    ...texts("title text…"),
    source: webPage("The web page on which this was found, preferably the Province’s own."),
    checked: readIn,
  }),
  questions: group("What to ask any company before work starts.", {
    ...texts("heading lead…"),
    items: list("Question", "What to ask any company, ours included.", {
      ...texts("question"),
      answer: text("Our answer; write only what business.yaml or other pages also say."),
    }),
  }),
  comparison: group("A table to fill in, on the page or on paper.", {
    ...texts("heading lead… print clear"),
    hst: fieldType(z.number().min(0).max(30))("The HST in percent.", 13),
    columns: list("Column", "Two columns, one for each quote.").length(2),
    rows: list("Row", "The rows of the table.", {
      ...texts("label"),
      price: oneOf(["before_hst", "with_hst"])("Which price.").optional(),
    }),
  }),
});
