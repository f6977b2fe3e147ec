import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parseRange,
  encodeRange,
  formatRange,
  addRanges,
  type PriceRange,
} from "#content/price-range.ts";
import { withPrices } from "#features/cost-guide/schema.ts";
import { content } from "../support/pages.ts";
import { seeded } from "../support/seeded-random.ts";

const { locations, factors } = content.costGuide;
/** The range of every option in the cost guide. */
const options = [...locations, ...factors].map(({ range }) => range);
const random = seeded(20251121);
const anyRange = (): PriceRange => {
  const low = 1 + Math.floor(random() * 20_000);
  return { low, high: low + Math.floor(random() * 20_000), isOpenEnded: random() < 0.3 };
};
/** Lists all combinations of the guide's options, and many random ranges. */
const chosen: readonly PriceRange[][] = [
  ...Array.from({ length: 2 ** options.length }, (_, bits) =>
    options.filter((_range, index) => bits & (1 << index)),
  ),
  ...Array.from({ length: 500 }, () =>
    Array.from({ length: Math.floor(random() * 9) }, () => anyRange()),
  ),
];

test("the sum of any ranges adds low and high ends separately, and is open-ended if any range is", () => {
  for (const ranges of chosen) {
    const add = (end: "low" | "high") => ranges.reduce((total, range) => total + range[end], 0);
    const isOpenEnded = ranges.some((range) => range.isOpenEnded);
    assert.deepEqual(addRanges(ranges), { low: add("low"), high: add("high"), isOpenEnded });
  }
});

test("a sum is formatted with both ends, unrounded", () => {
  for (const ranges of chosen) {
    const { low, high, isOpenEnded } = addRanges(ranges);
    const text = formatRange({ low, high, isOpenEnded });
    assert.match(text, /^\$\d{1,3}(?:,\d{3})*(?:–\$\d{1,3}(?:,\d{3})*)?\+?$/);
    const amounts = text.split("–").map((end) => Number(end.replaceAll(/[$,+]/g, "")));
    assert.deepEqual(amounts, low === high ? [low] : [low, high]);
    assert.equal(text.endsWith("+"), isOpenEnded);
  }
});

test("encoding and decoding a range returns the same range", () => {
  for (const range of chosen.flat()) assert.deepEqual(parseRange(encodeRange(range)), range);
});

test("the cost guide formats each price as pages show it", () => {
  const worked_example = { ...content.costGuide.worked_example, total: 1 };
  const methods = [
    { low: 450 },
    { low: 300, high: 600 },
    { low: 1500, open_end: true },
    { low: 300, high: 15000, open_end: true },
    { low: 100, high: 200, surcharge: true },
  ].map((amounts) => ({ title: "Work", ...amounts }));
  const costGuide = withPrices({ ...content.costGuide, worked_example, methods });
  assert.deepEqual(
    costGuide.methods.map(({ price }) => price),
    ["$450", "$300–$600", "$1,500+", "$300–$15,000+", "adds $100–$200"],
  );
});
