/** Customers' rights, questions to ask any company, and a sheet to compare two quotes. */
import { group, lead, line, list, readIn, text, webPage } from "./fields.ts";

const heading = (example: string) => line("Heading", "The heading of this part.", example);

/** The words of the section on the Toronto page. */
export const rightsSchema = group(
  "Rights",
  "What customers may ask for, and what they should ask.",
  {
    heading: heading("Your rights, and what to ask"),
    rights: list(
      "Rights",
      "What the law gives a customer, each with its source.",
      group("Right", "One thing that the law gives a customer.", {
        title: line("Title", "The right in a few words.", "A contract in writing"),
        text: "What the law gives, in a sentence or two.",
        source: webPage(
          "Source",
          "The web page on which this was found, preferably the Province’s own; pages show it as a small link.",
        ),
        checked: readIn,
      }),
    ),
    questions: group("Questions to ask", "What to ask any company before work starts.", {
      heading: heading("Ask any company"),
      lead: lead("Ask us, and ask the others. Our answers are beside them."),
      items: list(
        "Questions",
        "What to ask any company, ours included.",
        group("Question", "A question to any company, and our answer.", {
          question: "The question to ask.",
          answer: text(
            "Our answer",
            "Our answer; write only what business.yaml or other pages also say.",
          ),
        }),
      ),
    }),
    comparison: group("Comparison", "A table to print and fill in.", {
      heading: heading("A sheet to compare two quotes"),
      lead: lead("Print this page and fill it in. One of the two need not be ours."),
      columns: list(
        "Columns",
        "Exactly two columns, one for each quote.",
        text("Column", "The heading of the column.", "First quote"),
      ).length(2, { error: "must be exactly two columns" }),
      rows: list(
        "Rows",
        "The rows of the table: what to compare.",
        text("Row", "What to compare in this row.", "Price before HST"),
      ),
    }),
  },
);
