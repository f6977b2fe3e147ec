import { group, list, paragraphs, text, whole } from "./fields.ts";

const heading = text("Heading", "The sheet's heading.", "Noise diary, three nights");
const print = text("Button", "The words on its button.", "Print the noise diary");
const lead = text("Lead", "One or two sentences.", "Three nights say more than one.");
const blanks = list(
  "Lines",
  "Lines to write on.",
  text("Line", "What is to be written on the line.", "Our address"),
);

/** Sheets to print, `content/printouts.yaml`. */
export const printoutsSchema = group("Printouts", "Sheets to print, one page each.", {
  without_script: ["Instructions where scripts are off.", "Open this link, then choose Print."],
  learn: group("On /learn", "Above the sheets on that page.", { heading, lead }),
  card: group("Card", "The card for the fridge.", {
    heading,
    print,
    moves: list(
      "Moves",
      "Exactly four moves.",
      text("Move", "One thing to do.", "Touch nothing. Close no hole."),
    ).length(4, { error: "must be exactly four moves" }),
    numbers: list(
      "Numbers",
      "Two public numbers; the company's own is the third.",
      group("Number", "A number, and what it is for.", {
        number: ["A number of three digits.", "911"],
        text: text("For", "What it is for.", "danger, heavy bleeding"),
      }),
    ).length(2, { error: "must be exactly two numbers beside the company's own" }),
    our_line: ["What the company's number is.", "emergency line 24/7"],
    blanks,
  }),
  diary: group("Diary", "The noise diary.", {
    heading,
    print,
    lead,
    night: ["Before the number of a night.", "Night"],
    columns: list(
      "Columns",
      "What is written down.",
      text("Column", "The heading of a column.", "Time"),
    ).min(1),
    rows: whole(1, 6)("Rows", "Empty rows for each of the three nights.", 5),
    questions: list(
      "Questions",
      "Questions below the table, each with a line.",
      text("Question", "A question.", "Since when?"),
    ),
  }),
  letter: group("Letter", "The letter to the neighbour.", {
    section: ["The heading above the sheet.", "When you share an attic"],
    heading,
    print,
    lead,
    paragraphs: list(
      "Letter",
      "The letter's paragraphs.",
      paragraphs("Paragraph", "A paragraph.", "We hear an animal above our ceiling."),
    ).min(1),
    blanks,
  }),
});
