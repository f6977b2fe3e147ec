import { z } from "zod";
import {
  day,
  distinct,
  draft,
  fieldType,
  group,
  line,
  list,
  oneOf,
  pageHead,
  pictureFields,
  publish,
  readIn,
  reference,
  sentences,
  texts,
  webPage,
} from "#content/fields.ts";
import { situationRows } from "#features/emergency/schema.ts";
import { serviceSlug } from "#features/services/schema.ts";

/** The parts of other pages that a guide can show. */
const guideParts = [
  "season",
  "listen",
  "emergency",
  "price-sheet",
  "noise-diary",
  "fridge-card",
  "neighbour-letter",
  "house",
] as const;

const under = line("The heading of the text at whose end this is shown.");

/** A table of plain texts; on phones each row is a card. */
const table = group("A table below the text of a section.", {
  under,
  ...texts("caption"),
  columns: list("Column", "The columns.", line("")).min(2),
  rows: list("Row", "The rows.", list("Cell", "A row.")).min(1),
}).superRefine(({ columns, rows }, context) => {
  for (const [index, row] of rows.entries()) {
    if (row.length === columns.length) continue;
    const message = `has ${row.length} texts, but the table has ${columns.length} columns`;
    context.addIssue({ code: "custom", path: ["rows", index], message });
  }
});

/** Reports a part that is shown twice, whose ids would be too, and rows of an emergency without keys. */
function checkParts(
  parts: readonly { part: string; situations?: readonly string[] }[],
  context: z.RefinementCtx,
) {
  const seen = new Set<string>();
  for (const [index, { part, situations = [] }] of parts.entries()) {
    const refuse = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [index, field], message });
    };
    const shown = part === "emergency" ? situations : [part];
    if (shown.some((one) => seen.has(one))) refuse("part", "is shown by this guide already");
    for (const one of shown) seen.add(one);
    if ((part === "emergency") !== situations.length > 0)
      refuse("part", "must be “emergency” if it has situations, and only then");
  }
}

/** The front matter of a guide, `content/guides/{slug}.md`. */
export const guideSchema = group("A guide's page: the fields above its text.", {
  heading: line("The heading of the page.", "Baby raccoons in the attic"),
  short_name: line("The name in the menu and the footer, if the heading is too long.").optional(),
  draft,
  publish,
  order: fieldType(z.int().positive())("The position in lists of guides; 1 comes first.", 1),
  ...pageHead,
  lead: sentences("One sentence below the heading."),
  summary: sentences("One or two sentences on the card in the list of guides."),
  picture: group("The picture in the window beside the heading.", pictureFields),
  published: day("The day on which the guide first went public.", "2026-11-22"),
  updated: day("The day on which the meaning of the text last changed.", "2026-11-22"),
  checked: readIn,
  parts: list("Part", "Parts of other pages that the guide shows.", {
    under,
    part: oneOf(guideParts)("The part of another page; emergency shows the rows of situations."),
    situations: situationRows("The situations of emergency.yaml whose rows are shown.").optional(),
  })
    .superRefine(checkParts)
    .optional(),
  tables: list("Table", "Tables below the text of a section.", table).optional(),
  sources: list("Source", "Pages of other sites on which the text relies.", {
    title: line("Whose page it is, and what it is about."),
    url: webPage("The address of the page. Every link of the text to another site is here."),
    says: sentences("What the page says, in our own words."),
  })
    .min(1)
    .superRefine(distinct("url")),
  related: group("Links below the text.", {
    services: list("Service", "The names of files in content/services, without .md.", serviceSlug),
    cities: list("City", "Slugs of areas.yaml.", reference("cities")("")),
    guides: list("Guide", "Files of content/guides, without .md.", reference("guides")("")),
  }),
  action: group("What a reader can do at the end of the text.", {
    button: oneOf(["quote", "call", "print", "copy"])(
      "What the button does: open the form, call, print the page, or copy the quotation in the text.",
    ),
    label: line("The words of the button.", "Tell us what you hear"),
    text: sentences("One or two sentences above the button."),
    message: sentences("The beginning of the reader's message in the quote form."),
    number: fieldType(z.string().regex(/^[\d-]+$/, { error: "must be like 811" }))(
      "The number that the button calls, in quotation marks, if it is not ours.",
      "811",
    ).optional(),
  }),
});
