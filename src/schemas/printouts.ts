import { z } from "zod";
import { about, paragraphs, text } from "./fields.ts";

const heading = text.meta(about("Heading", "The sheet's heading.", "Noise diary, three nights"));
const print = text.meta(about("Button", "The words on its button.", "Print the noise diary"));
const lead = text.meta(about("Lead", "One or two sentences.", "Three nights say more than one."));
const blanks = z
  .array(text.meta(about("Line", "What is to be written on the line.", "Our address")))
  .meta(about("Lines", "Lines to write on."));

/** Sheets to print, `content/printouts.yaml`. */
export const printoutsSchema = z
  .strictObject({
    without_script: text.meta(
      about("Instructions", "Where scripts are off.", "Open this link, then choose Print."),
    ),
    learn: z
      .strictObject({ heading, lead })
      .meta(about("On /learn", "Above the sheets on that page.")),
    card: z
      .strictObject({
        heading,
        print,
        moves: z
          .array(text.meta(about("Move", "One thing to do.", "Touch nothing. Close no hole.")))
          .length(4, { error: "must be exactly four moves" })
          .meta(about("Moves", "Exactly four moves.")),
        numbers: z
          .array(
            z
              .strictObject({
                number: text.meta(about("Number", "A number of three digits.", "911")),
                text: text.meta(about("For", "What it is for.", "danger, heavy bleeding")),
              })
              .meta(about("Number", "A number, and what it is for.")),
          )
          .length(2, { error: "must be exactly two numbers beside the company's own" })
          .meta(about("Numbers", "Two public numbers; the company's own is the third.")),
        our_line: text.meta(
          about("Our line", "What the company's number is.", "emergency line 24/7"),
        ),
        blanks,
      })
      .meta(about("Card", "The card for the fridge.")),
    diary: z
      .strictObject({
        heading,
        print,
        lead,
        night: text.meta(about("Night", "Before the number of a night.", "Night")),
        columns: z
          .array(text.meta(about("Column", "The heading of a column.", "Time")))
          .min(1)
          .meta(about("Columns", "What is written down.")),
        rows: z
          .int()
          .min(1)
          .max(6)
          .meta(about("Rows", "Empty rows for each of the three nights.", 5)),
        questions: z
          .array(text.meta(about("Question", "A question.", "Since when?")))
          .meta(about("Questions", "Questions below the table, each with a line.")),
      })
      .meta(about("Diary", "The noise diary.")),
    letter: z
      .strictObject({
        section: text.meta(
          about("Section", "The heading above the sheet.", "When you share an attic"),
        ),
        heading,
        print,
        lead,
        paragraphs: z
          .array(
            paragraphs.meta(
              about("Paragraph", "A paragraph.", "We hear an animal above our ceiling."),
            ),
          )
          .min(1)
          .meta(about("Letter", "The letter's paragraphs.")),
        blanks,
      })
      .meta(about("Letter", "The letter to the neighbour.")),
  })
  .meta(about("Printouts", "Sheets to print, one page each."));
