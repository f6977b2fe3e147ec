/** What the law gives a customer, what to ask any company, and a sheet to compare two quotes. */
import { z } from "zod";
import { about, line, month, text, webPage } from "./fields.ts";

const heading = (example: string) => line.meta(about("Heading", "Above this part.", example));
const lead = (example: string) =>
  text.meta(about("Lead", "One or two sentences under the heading.", example));

/** The words of the section on the Toronto page. */
export const rightsSchema = z
  .strictObject({
    heading: heading("Your rights, and what to ask"),
    rights: z
      .array(
        z
          .strictObject({
            title: line.meta(about("Title", "A few words.", "A contract in writing")),
            text: text.meta(
              about(
                "Text",
                "What the law gives, in a sentence or two.",
                "Work for more than $50 needs a written contract in Ontario.",
              ),
            ),
            source: webPage.meta(
              about(
                "Source",
                "The page on which this was found, best the Province’s own; it becomes a small link.",
                "https://www.ontario.ca/page/your-rights-when-signing-or-cancelling-contract",
              ),
            ),
          })
          .meta(about("Right", "One thing that the law gives a customer.")),
      )
      .meta(about("Rights", "What the law gives a customer, each with its source.")),
    checked: month.meta(
      about("Checked in", "The month in which the sources were last read.", "2026-11"),
    ),
    questions: z
      .strictObject({
        heading: heading("Ask any company"),
        lead: lead("Ask us, and ask the others. Our answers stand beside."),
        items: z
          .array(
            z
              .strictObject({
                question: text.meta(
                  about("Question", "What to ask.", "Where do you let the animal go?"),
                ),
                answer: text.meta(
                  about(
                    "Our answer",
                    "Only what business.yaml or the other pages say too.",
                    "Within 24 hours and 1 km, as Ontario asks.",
                  ),
                ),
              })
              .meta(about("Question", "A question to any company, and our answer.")),
          )
          .meta(about("Questions", "What to ask any company, ours included.")),
      })
      .meta(about("Questions to ask", "What to ask any company before work starts.")),
    comparison: z
      .strictObject({
        heading: heading("A sheet to compare two quotes"),
        lead: lead("Print this page and fill it in. One of the two need not be ours."),
        columns: z
          .array(text.meta(about("Column", "Above one of the two quotes.", "First quote")))
          .length(2, { error: "must be exactly two columns" })
          .meta(about("Columns", "Exactly two.")),
        rows: z
          .array(text.meta(about("Row", "What is compared.", "Price before HST")))
          .meta(about("Rows", "What is compared, a line each.")),
      })
      .meta(about("Comparison", "A table with room to write, which is printed on a page.")),
  })
  .meta(about("Rights", "What customers may ask for, and what they should ask."));
