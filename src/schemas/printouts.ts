import { group, integerBetween, list, paragraphs, text } from "./fields.ts";

const heading = text("Heading", "The heading of the sheet.", "Noise diary, three nights");
const print = text("Button", "The button that prints the sheet.", "Print the noise diary");
const lead = text("Lead", "One or two sentences below the heading.");
const blanks = list(
  "Lines",
  "The empty lines to write on.",
  text("Line", "What to write on the line.", "Our address"),
);

/** Sheets to print, `content/printouts.yaml`. */
export const printoutsSchema = group("Printouts", "Sheets to print, one page each.", {
  without_script: "How to print a sheet if scripts are off.",
  learn: group("On /learn", "The words above the sheets on the page /learn.", {
    heading: text("Heading", "The heading above the sheets.", "Sheets to print"),
    lead,
  }),
  card: group("Card", "The card for the fridge.", {
    heading,
    print,
    steps: list(
      "Steps",
      "Exactly four things to do, in order.",
      text("Step", "One thing to do.", "Touch nothing. Close no hole."),
    ).length(4, { error: "must be exactly four steps" }),
    numbers: list(
      "Numbers",
      "Two public numbers; the company's own is the third.",
      group("Number", "A number, and what it is for.", {
        number: "A phone number of three digits.",
        text: text("For", "When to call the number.", "danger, heavy bleeding"),
      }),
    ).length(2, { error: "must be exactly two numbers beside the company's own" }),
    our_line: "When to call the company's number, beside it.",
    blanks,
  }),
  diary: group("Diary", "The noise diary.", {
    heading,
    print,
    lead,
    night: "The word before the number of each night.",
    columns: list(
      "Columns",
      "The columns of the table.",
      text("Column", "The heading of a column.", "Time"),
    ).min(1),
    rows: integerBetween(1, 6)("Rows", "Empty rows for each of the three nights.", 5),
    questions: list(
      "Questions",
      "The questions below the table, each with a line to write on.",
      text("Question", "A question to answer on the line.", "Since when?"),
    ),
  }),
  letter: group("Letter", "The letter to the neighbour.", {
    section: "The heading of the section with the letter.",
    heading,
    print,
    lead,
    paragraphs: list(
      "Letter",
      "The paragraphs of the letter.",
      paragraphs("Paragraph", "A paragraph of the letter.", "We hear an animal above our ceiling."),
    ).min(1),
    blanks,
  }),
});
