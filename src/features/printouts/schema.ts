import {
  group,
  integerBetween,
  labels,
  list,
  paragraphs,
  readIn,
  sentences,
} from "#content/fields.ts";

const sheet = labels("heading print");
const lead = "One or two sentences below the heading.";
const blanks = list("Line", "The empty lines to write on.", "What to write on the line.");

/** Sheets to print, `content/printouts.yaml`. */
export const printoutsSchema = group("Sheets to print, one page each.", {
  without_script: "How to print a sheet if scripts are off.",
  learn: group("The words above the sheets on the page /learn.", {
    ...labels("heading"),
    lead,
  }),
  card: group("The card for the fridge, with the rows of emergency.yaml.", {
    ...sheet,
    numbers: list("Number", "Two public numbers; the company's own is the third.", {
      number: "A phone number of three digits.",
      text: "When to call the number.",
    }).length(2),
    our_line: "When to call the company's number, beside it.",
    blanks,
  }),
  diary: group("The noise diary.", {
    ...sheet,
    lead,
    ...labels("night"),
    columns: list("Column", "The columns of the table.", "The heading of a column.").min(1),
    rows: integerBetween(1, 6)("Empty rows for each of the three nights."),
    questions: list("Question", "The questions below the table.", "A question."),
  }),
  review: group("The card to leave after a job, if business.yaml has review_link.", {
    ...sheet,
    text: sentences("Above the code. Ask every customer for any opinion, and offer nothing."),
  }),
  poster: group("The poster of the calendar when there are babies.", {
    ...sheet,
    lead,
    rules: list("Rule", "Exactly three rules.", {
      rule: "The rule in a few words.",
      reason: "Why, or what to do, in a short sentence.",
    }).length(3),
    checked: readIn,
    sources: sentences("Where the months come from; {month} is the month of “Checked”."),
  }),
  letter: group("The letter to the neighbour.", {
    ...sheet,
    lead,
    paragraphs: list(
      "Paragraph",
      "The paragraphs of the letter.",
      paragraphs("A paragraph of the letter."),
    ).min(1),
    blanks,
  }),
});
