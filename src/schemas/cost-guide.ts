import { z } from "zod";
import { formatRange, type PriceRange } from "#price-range.ts";
import { distinct, flag, group, kind, list, oneOf, pastYear, text } from "./fields.ts";

const title = text("Title", "What the price is for.", "Soffit and fascia");

const dollars = kind(z.int().min(1, { error: "must be a price in whole dollars, more than 0" }));

/** The fields of every price. */
const amounts = {
  low: dollars(
    "Low end",
    "The lower end in dollars, or the only figure; no dollar sign or comma.",
    300,
  ),
  high: dollars(
    "High end",
    "The upper end in dollars; leave it out where there is one figure.",
    1500,
  ).optional(),
  open_end: flag("Open end", "true where it may cost more; the page writes a plus sign."),
  surcharge: flag(
    "Surcharge",
    "true where it comes on top of another price; the page writes adds.",
  ),
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
  unit: text("Unit", "What one price buys; leave it out for a whole job.", "per sq ft").optional(),
  note: text(
    "Note",
    "A remark under the title; leave it out where there is none.",
    "Often applied to the total",
  ).optional(),
};

const line = group("Price line", "A line of the price sheet.", fields).superRefine(orderedEnds);

const figure = group("Figure", "One of the four figures.", { title, ...amounts }).superRefine(
  orderedEnds,
);

const location = group("Location", "What a job at one part of the house costs.", {
  title,
  ...amounts,
  place: oneOf(["attic", "vents", "chimney", "basement"])(
    "Place",
    "Which part of the drawn house it is.",
    "attic",
    "vents",
  ),
}).superRefine(orderedEnds);

const addOnNames = ["inspection", "after-hours", "dead-animal"] as const;

const factor = group(
  "Factor",
  "A line of the price sheet, and perhaps a choice beside the house.",
  {
    ...fields,
    add_on: oneOf(addOnNames)(
      "Choice",
      "Which of the choices beside the drawn house it is.",
      "after-hours",
    ).optional(),
  },
).superRefine(orderedEnds);

const workedExample = group("Worked example", "A sum that shows how a price comes about.", {
  heading: ["The heading of the example.", "One vent, or all eight?"],
  label: ["The small label above the heading.", "A worked example"],
  lines: list(
    "Lines",
    "The lines of the sum.",
    group("Line", "One line of the sum.", {
      title: ["What this line is for.", "7 more vents at $50 each"],
      amount: dollars("Amount", "In dollars, without the dollar sign.", 350),
    }),
  ),
  total: dollars("Total", "The sum of the lines, in dollars.", 650),
  note: [
    "What to learn from the example.",
    "Raccoons try the next vent, so ask about all of them on the first day.",
  ],
}).superRefine(({ lines, total }, context) => {
  const sum = lines.reduce((before, { amount }) => before + amount, 0);
  if (sum === total) return;
  const message = `is not the sum of the lines, which is ${sum}`;
  context.addIssue({ code: "custom", path: ["total"], message });
});

/** The cost guide, `content/cost-guide.yaml`. */
export const costGuideSchema = group(
  "Cost guide",
  "The prices on the home page, in Canadian dollars.",
  {
    year: pastYear("Year", "The year that the prices are of.", 2025),
    summary: list("Summary", "The four large figures at the top of the cost guide.", figure).length(
      4,
      { error: "must be exactly four figures" },
    ),
    locations: list(
      "By location",
      "Prices by part of the house, each part once.",
      location,
    ).superRefine(distinct("title", "place")),
    methods: list("Methods", "Prices by method.", line).superRefine(distinct("title")),
    factors: list("Factors", "What changes the price.", factor).superRefine(
      distinct("title", "add_on"),
    ),
    repairs: list("Repairs", "Prices of repairs.", line).superRefine(distinct("title")),
    worked_example: workedExample,
  },
);

/** The cost guide as its file holds it. */
export type CostGuide = z.infer<typeof costGuideSchema>;

/** A line with its range, and with its price in words: `$450`, `$300–$600`, `$1,500+`, `adds $100–$200`. */
function withPrice<Line extends Amounts>(line: Line) {
  const { low, high = low, open_end: isOpenEnded = false, surcharge } = line;
  const range: PriceRange = { low, high, isOpenEnded };
  return { ...line, range, price: `${surcharge ? "adds " : ""}${formatRange(range)}` };
}

const inWords = (amount: number) => withPrice({ low: amount }).price;

/** The cost guide with every price as pages write it, and the choices beside the drawn house by name. */
export function withPrices({ worked_example: example, ...guide }: CostGuide) {
  const factors = guide.factors.map(withPrice);
  const addOn = (name: (typeof addOnNames)[number]) =>
    factors.find(({ add_on }) => add_on === name);
  return {
    ...guide,
    summary: guide.summary.map(withPrice),
    locations: guide.locations.map(withPrice),
    methods: guide.methods.map(withPrice),
    factors,
    addOns: {
      surcharge: addOn("after-hours"),
      inspection: addOn("inspection"),
      deadAnimal: addOn("dead-animal"),
    },
    repairs: guide.repairs.map(withPrice),
    worked_example: {
      ...example,
      lines: example.lines.map((line) => ({ ...line, price: inWords(line.amount) })),
      total: inWords(example.total),
    },
  };
}
