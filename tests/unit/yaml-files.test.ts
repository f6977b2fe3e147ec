import assert from "node:assert/strict";
import { test } from "node:test";
import { withPrices } from "#schemas/cost-guide.ts";
import { content } from "../support/pages.ts";

test("the cost guide formats each price as pages show it", () => {
  const priced = (amounts: {
    low: number;
    high?: number;
    open_end?: boolean;
    surcharge?: boolean;
  }) => {
    const { worked_example: example, ...guide } = content.costGuide;
    const worked_example = { ...example, total: 1 };
    const methods = [{ title: "Work", ...amounts }];
    return withPrices({ ...guide, worked_example, methods }).methods[0]?.price;
  };
  assert.equal(priced({ low: 450 }), "$450");
  assert.equal(priced({ low: 300, high: 600 }), "$300–$600");
  assert.equal(priced({ low: 1500, open_end: true }), "$1,500+");
  assert.equal(priced({ low: 300, high: 15000, open_end: true }), "$300–$15,000+");
  assert.equal(priced({ low: 100, high: 200, surcharge: true }), "adds $100–$200");
});
