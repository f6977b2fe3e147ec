import {
  group,
  integerBetween,
  line,
  list,
  matching,
  paragraphs,
  readIn,
  sentences,
  texts,
  words,
} from "#content/fields.ts";

const blanks = list("Line", "What to write on each of the empty lines.");

/** Sheets to print, `content/printouts.yaml`. */
export const printoutsSchema = group("Sheets to print, one page each.", {
  without_script: sentences("How to print a sheet if scripts are off."),
  learn: words("Above the sheets on the page /learn.", "heading lead…"),
  card: group("The card for the fridge, with the rows of emergency.yaml.", {
    ...texts("heading print"),
    numbers: list("Number", "Two public numbers; the company's own is the third.", {
      number: matching(/^\d{3}$/, "must be three digits")("In quotation marks.", "911"),
      ...texts("text"),
    }).length(2),
    our_line: line("When to call the company's number, beside it."),
    blanks,
  }),
  diary: group("The noise diary.", {
    ...texts("heading print lead… night"),
    columns: list("Column", "The columns of the table.").min(1),
    rows: integerBetween(1, 6)("Empty rows for each of the three nights."),
    questions: list("Question", "The questions below the table."),
  }),
  review: group("The card to leave after a job, if business.yaml has review_link.", {
    ...texts("heading print"),
    text: sentences("Above the code. Ask every customer for any opinion, and offer nothing."),
  }),
  poster: group("The poster of the calendar when there are babies.", {
    ...texts("heading print lead…"),
    rules: list("Rule", "Exactly three rules.", texts("rule reason")).length(3),
    checked: readIn,
    sources: sentences("Where the months come from; {month} is the month of “Checked”."),
  }),
  letter: group("The letter to the neighbour.", {
    ...texts("heading print lead…"),
    paragraphs: list("Paragraph", "The paragraphs of the letter.", paragraphs("")).min(1),
    blanks,
  }),
});
