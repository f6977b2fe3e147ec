import { z } from "zod";
import { price, text } from "./fields.ts";

const line = {
  title: text,
  price,
  unit: text.optional().describe("What the price is for, for example per sq ft."),
  note: text.optional().describe("A remark under the title."),
};

/** The cost guide, `content/cost-guide.yaml` (specification, section 9). */
export const costGuideSchema = z.strictObject({
  year: z.int(),
  summary: z.array(z.strictObject({ title: text, price })).length(4),
  locations: z.array(
    z.strictObject({
      title: text,
      price,
      place: z
        .enum(["attic", "vents", "chimney", "basement"])
        .describe("Where its tag hangs on the drawing of the house."),
    }),
  ),
  methods: z.array(z.strictObject(line)),
  factors: z.array(z.strictObject(line)),
  repairs: z.array(z.strictObject(line)),
  worked_example: z.strictObject({
    heading: text,
    label: text,
    lines: z.array(z.strictObject({ title: text, price })),
    total: price,
    note: text,
  }),
});

/** The cost guide. */
export type CostGuide = z.infer<typeof costGuideSchema>;
