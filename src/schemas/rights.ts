/** What the law gives a customer, what to ask any company, and a sheet to compare two quotes. */
import { group, lead, line, list, month, text, webPage } from "./fields.ts";

const heading = (example: string) => line("Heading", "Above this part.", example);

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
        title: line("Title", "A few words.", "A contract in writing"),
        text: [
          "What the law gives, in a sentence or two.",
          "Work for more than $50 needs a written contract in Ontario.",
        ],
        source: webPage(
          "Source",
          "The page on which this was found, best the Province’s own; it becomes a small link.",
          "https://www.ontario.ca/page/your-rights-when-signing-or-cancelling-contract",
        ),
      }),
    ),
    checked: month("Checked in", "The month in which the sources were last read.", "2026-11"),
    questions: group("Questions to ask", "What to ask any company before work starts.", {
      heading: heading("Ask any company"),
      lead: lead("Ask us, and ask the others. Our answers stand beside."),
      items: list(
        "Questions",
        "What to ask any company, ours included.",
        group("Question", "A question to any company, and our answer.", {
          question: ["What to ask.", "Where do you let the animal go?"],
          answer: text(
            "Our answer",
            "Only what business.yaml or the other pages say too.",
            "Within 24 hours and 1 km, as Ontario asks.",
          ),
        }),
      ),
    }),
    comparison: group("Comparison", "A table with room to write, which is printed on a page.", {
      heading: heading("A sheet to compare two quotes"),
      lead: lead("Print this page and fill it in. One of the two need not be ours."),
      columns: list(
        "Columns",
        "Exactly two.",
        text("Column", "Above one of the two quotes.", "First quote"),
      ).length(2, { error: "must be exactly two columns" }),
      rows: list(
        "Rows",
        "What is compared, a line each.",
        text("Row", "What is compared.", "Price before HST"),
      ),
    }),
  },
);
