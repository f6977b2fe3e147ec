import { z } from "zod";
import { formatPrice, formatRange, type PriceRange } from "#content/price-range.ts";
import {
  distinct,
  fieldType,
  flag,
  group,
  list,
  matching,
  oneOf,
  pastYear,
  sentences,
  text,
  texts,
} from "#content/fields.ts";

const title = text("What the price is for.", "Soffit and fascia");

const dollars = fieldType(
  z.int().min(1, { error: "must be a price in whole dollars, more than 0" }),
);

const placeholder = matching(
  /^price(?:_[a-z]+)+$/,
  "must be like price_attic: lower-case words joined by underscores",
)("The name by which texts use this price, in braces, if any does.", "price_attic").optional();

const amounts = {
  placeholder,
  low: dollars("The lower end in dollars, or the only figure; no dollar sign or comma.", 300),
  high: dollars("The upper end in dollars; left out if there is one figure.", 1500).optional(),
  open_end: flag("true if it may cost more; pages add a plus sign."),
  surcharge: flag("true if this is added to another price; pages then use `surcharge_price`."),
};

/** A price in the content. */
type Amounts = z.infer<z.ZodObject<typeof amounts>>;

/** Reports a range whose ends are swapped or equal. */
const orderedEnds = ({ low, high }: Amounts, context: z.RefinementCtx) => {
  if (high === undefined || high > low) return;
  const message = `must be more than the low end, ${low}; if there is only one figure, leave out high`;
  context.addIssue({ code: "custom", path: ["high"], message });
};

const fields = {
  title,
  ...amounts,
  unit: text("What the price is for, if not a whole job.", "per sq ft").optional(),
  note: text("A remark below the title.").optional(),
};

const line = group("A line of the price sheet.", fields).superRefine(orderedEnds);

const figure = group("One of the four large figures.", { title, ...amounts }).superRefine(
  orderedEnds,
);

/** The parts of the drawn house. */
export const placeNames = ["attic", "vents", "chimney", "basement"] as const;

/** A part of the drawn house. */
export type PlaceName = (typeof placeNames)[number];

const location = group("What a job at one part of the house costs.", {
  title,
  ...amounts,
  place: oneOf(placeNames)("The part of the drawn house.", "attic"),
}).superRefine(orderedEnds);

const addOnNames = ["inspection", "after-hours", "dead-animal"] as const;

/** The choices beside the drawing of the house, as links such as `/?price=attic` name them. */
export const priceChoices: readonly string[] = [...placeNames, ...addOnNames];

const factor = group("A line of the price sheet.", {
  ...fields,
  add_on: oneOf(addOnNames)("The choice beside the house that has this price.").optional(),
}).superRefine(orderedEnds);

const workedExample = group("An example of how a price is calculated.", {
  ...texts("heading label"),
  lines: list("Line", "The lines that are added up.", {
    title,
    placeholder,
    amount: dollars("Without the dollar sign.", 300),
    count: dollars("How often the amount is added; left out if it is once.", 7).optional(),
  }),
  note: sentences("The conclusion, below the example."),
});

/** The cost guide, `content/cost-guide.yaml`. */
export const costGuideSchema = group("The prices on the home page, in Canadian dollars.", {
  year: pastYear("The year of the prices.", 2025),
  ...texts("surcharge_price {price}"),
  summary: list("Figure", "The four large figures at the top of the cost guide.", figure).length(4),
  locations: list("Location", "Prices by part of the house.", location).superRefine(
    distinct("title", "place"),
  ),
  methods: list("Price line", "Prices by method.", line).superRefine(distinct("title")),
  factors: list("Factor", "What else affects the total.", factor).superRefine(
    distinct("title", "add_on"),
  ),
  repairs: list("Price line", "Prices of repairs.", line).superRefine(distinct("title")),
  worked_example: workedExample,
});

const sumOf = ({ amount, count = 1 }: { amount: number; count?: number }) => amount * count;

/** The sum of the worked example, in dollars. */
const exampleTotal = (lines: readonly Parameters<typeof sumOf>[0][]) =>
  lines.reduce((sum, line) => sum + sumOf(line), 0);

/** Adds every price as pages show it, and the choices beside the house's drawing by name. */
export function withPrices({ worked_example: example, ...guide }: z.infer<typeof costGuideSchema>) {
  /** Adds a line's range and price: `$450`, `$300–$600`, `$1,500+` or `adds $100–$200`. */
  const withPrice = <Line extends Amounts>(line: Line) => {
    const { low, high = low, open_end: isOpenEnded = false, surcharge } = line;
    const range: PriceRange = { low, high, isOpenEnded };
    const price = formatRange(range);
    const priceText = surcharge ? guide.surcharge_price.replace("{price}", () => price) : price;
    return { ...line, range, price: priceText };
  };
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
      lines: example.lines.map((line) => ({ ...line, price: formatPrice(sumOf(line)) })),
      total: formatPrice(exampleTotal(example.lines)),
    },
  };
}
