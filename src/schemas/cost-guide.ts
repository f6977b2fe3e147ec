import { z } from "zod";
import { rangeText, type PriceRange } from "#price-range.ts";
import { about, distinct, pastYear, text } from "./fields.ts";

const title = text.meta(about("Title", "What the price is for.", "Soffit and fascia"));

const dollars = z.int().min(1, { error: "must be a price in whole dollars, more than 0" });

/** The fields of every price. */
const amounts = {
  low: dollars.meta(
    about("Low end", "The lower end in dollars, or the only figure; no dollar sign or comma.", 300),
  ),
  high: dollars
    .meta(
      about("High end", "The upper end in dollars; leave it out where there is one figure.", 1500),
    )
    .optional(),
  open_end: z
    .boolean()
    .meta(about("Open end", "true where it may cost more; the page writes a plus sign.", true))
    .optional(),
  surcharge: z
    .boolean()
    .meta(
      about(
        "Surcharge",
        "true where it comes on top of another price; the page writes adds.",
        true,
      ),
    )
    .optional(),
};

/** A price as the content holds it. */
type Amounts = z.infer<z.ZodObject<typeof amounts>>;

/** Refuses a range whose ends are swapped or equal. */
const orderedEnds = ({ low, high }: Amounts, context: z.RefinementCtx) => {
  if (high === undefined || high > low) return;
  const message = `must be more than the low end, ${low}; where there is one figure, leave out high`;
  context.addIssue({ code: "custom", path: ["high"], message });
};

const fields = {
  title,
  ...amounts,
  unit: text
    .meta(about("Unit", "What one price buys; leave it out for a whole job.", "per sq ft"))
    .optional(),
  note: text
    .meta(
      about(
        "Note",
        "A remark under the title; leave it out where there is none.",
        "Often applied to the total",
      ),
    )
    .optional(),
};

const line = z
  .strictObject(fields)
  .superRefine(orderedEnds)
  .meta(about("Price line", "A line of the price sheet."));

const figure = z
  .strictObject({ title, ...amounts })
  .superRefine(orderedEnds)
  .meta(about("Figure", "One of the four figures."));

const location = z
  .strictObject({
    title,
    ...amounts,
    place: z
      .enum(["attic", "vents", "chimney", "basement"])
      .meta(about("Place", "Which part of the drawn house it is.", "attic", "vents")),
  })
  .superRefine(orderedEnds)
  .meta(about("Location", "What a job at one part of the house costs."));

const factor = z
  .strictObject({
    ...fields,
    add_on: z
      .enum(["inspection", "after-hours", "dead-animal"])
      .meta(about("Choice", "Which of the choices beside the drawn house it is.", "after-hours"))
      .optional(),
  })
  .superRefine(orderedEnds)
  .meta(about("Factor", "A line of the price sheet, and perhaps a choice beside the house."));

const workedExample = z
  .strictObject({
    heading: text.meta(about("Heading", "The heading of the example.", "One vent, or all eight?")),
    label: text.meta(about("Label", "The small label above the heading.", "A worked example")),
    lines: z
      .array(
        z
          .strictObject({
            title: text.meta(about("Title", "What this line is for.", "7 more vents at $50 each")),
            amount: dollars.meta(about("Amount", "In dollars, without the dollar sign.", 350)),
          })
          .meta(about("Line", "One line of the sum.")),
      )
      .meta(about("Lines", "The lines of the sum.")),
    total: dollars.meta(about("Total", "The sum of the lines, in dollars.", 650)),
    note: text.meta(
      about(
        "Note",
        "What to learn from the example.",
        "Raccoons try the next vent, so ask about all of them on the first day.",
      ),
    ),
  })
  .superRefine(({ lines, total }, context) => {
    const sum = lines.reduce((before, { amount }) => before + amount, 0);
    if (sum === total) return;
    const message = `is not the sum of the lines, which is ${sum}`;
    context.addIssue({ code: "custom", path: ["total"], message });
  })
  .meta(about("Worked example", "A sum that shows how a price comes about."));

/** The cost guide, `content/cost-guide.yaml`. */
export const costGuideSchema = z
  .strictObject({
    year: pastYear.meta(about("Year", "The year that the prices are of.", 2025)),
    summary: z
      .array(figure)
      .length(4, { error: "must be exactly four figures" })
      .meta(about("Summary", "The four large figures at the top of the cost guide.")),
    locations: z
      .array(location)
      .superRefine(distinct("title", "place"))
      .meta(about("By location", "Prices by part of the house, each part once.")),
    methods: z
      .array(line)
      .superRefine(distinct("title"))
      .meta(about("Methods", "Prices by method.")),
    factors: z
      .array(factor)
      .superRefine(distinct("title", "add_on"))
      .meta(about("Factors", "What changes the price.")),
    repairs: z
      .array(line)
      .superRefine(distinct("title"))
      .meta(about("Repairs", "Prices of repairs.")),
    worked_example: workedExample,
  })
  .meta(about("Cost guide", "The prices on the home page, in Canadian dollars."));

/** The cost guide as its file holds it. */
type CostGuide = z.infer<typeof costGuideSchema>;

/** A line with its range, and with its price in words: `$450`, `$300–$600`, `$1,500+`, `adds $100–$200`. */
function withPrice<Line extends Amounts>(line: Line) {
  const { low, high = low, open_end: isOpen = false, surcharge } = line;
  const range: PriceRange = { low, high, isOpen };
  return { ...line, range, price: `${surcharge ? "adds " : ""}${rangeText(range)}` };
}

const inWords = (amount: number) => withPrice({ low: amount }).price;

/** The cost guide with every price as pages write it. */
export function withPrices({ worked_example: example, ...guide }: CostGuide) {
  return {
    ...guide,
    summary: guide.summary.map(withPrice),
    locations: guide.locations.map(withPrice),
    methods: guide.methods.map(withPrice),
    factors: guide.factors.map(withPrice),
    repairs: guide.repairs.map(withPrice),
    worked_example: {
      ...example,
      lines: example.lines.map((line) => ({ ...line, price: inWords(line.amount) })),
      total: inWords(example.total),
    },
  };
}
