import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  parseRange,
  encodeRange,
  formatRange,
  addRanges,
  type PriceRange,
} from "#content/price-range.ts";
import { withPrices } from "#features/cost-guide/schema.ts";
import { content } from "../support/pages.ts";

const anyRange = fc
  .tuple(fc.integer({ min: 1, max: 20_000 }), fc.nat(20_000), fc.boolean())
  .map(([low, more, isOpenEnded]): PriceRange => ({ low, high: low + more, isOpenEnded }));
const anyRanges = fc.array(anyRange, { maxLength: 9 });

test("the sum of any ranges adds low and high ends separately, and is open-ended if any range is", () => {
  const sums = fc.property(anyRanges, (ranges) => {
    const add = (end: "low" | "high") => ranges.reduce((total, range) => total + range[end], 0);
    const isOpenEnded = ranges.some((range) => range.isOpenEnded);
    assert.deepEqual(addRanges(ranges), { low: add("low"), high: add("high"), isOpenEnded });
  });
  fc.assert(sums);
});

test("a sum is formatted with both ends, unrounded", () => {
  const texts = fc.property(anyRanges, (ranges) => {
    const { low, high, isOpenEnded } = addRanges(ranges);
    const text = formatRange({ low, high, isOpenEnded });
    assert.match(text, /^\$\d{1,3}(?:,\d{3})*(?:–\$\d{1,3}(?:,\d{3})*)?\+?$/);
    const amounts = text.split("–").map((end) => Number(end.replaceAll(/[$,+]/g, "")));
    assert.deepEqual(amounts, low === high ? [low] : [low, high]);
    assert.equal(text.endsWith("+"), isOpenEnded);
  });
  fc.assert(texts);
});

test("encoding and decoding a range returns the same range", () => {
  fc.assert(
    fc.property(anyRange, (range) => {
      assert.deepEqual(parseRange(encodeRange(range)), range);
    }),
  );
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
