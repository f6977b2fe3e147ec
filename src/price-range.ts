/** Ranges of prices: how they are written, and what several come to together. */

/** A range in whole Canadian dollars. */
export interface PriceRange {
  low: number;
  /** The same as `low` where there is one figure. */
  high: number;
  /** Whether it may be more than `high`; written with a plus sign. */
  isOpenEnded: boolean;
}

const dollars = new Intl.NumberFormat("en-CA", {
  style: "currency",
  currency: "CAD",
  maximumFractionDigits: 0,
});

/** A range as pages show it: `$300–$600`, `$450`, `$1,500+`. */
export const formatRange = ({ low, high, isOpenEnded }: PriceRange) =>
  [...new Set([low, high])].map((amount) => dollars.format(amount)).join("–") +
  (isOpenEnded ? "+" : "");

/** The sum of ranges: low ends and high ends are added apart, and one that is open leaves the sum open. */
export const addRanges = (ranges: readonly PriceRange[]): PriceRange =>
  ranges.reduce(
    (sum, { low, high, isOpenEnded }) => ({
      low: sum.low + low,
      high: sum.high + high,
      isOpenEnded: sum.isOpenEnded || isOpenEnded,
    }),
    { low: 0, high: 0, isOpenEnded: false },
  );

/** A range as attributes of the page hold it: `300-600`, or `300-600+` where it is open. */
export const encodeRange = ({ low, high, isOpenEnded }: PriceRange) =>
  `${low}-${high}${isOpenEnded ? "+" : ""}`;

/** Reads what `encodeRange` wrote. */
export const parseRange = (code = "0"): PriceRange => {
  const [low = 0, high = low] = code.split("-").map(parseFloat);
  return { low, high, isOpenEnded: code.endsWith("+") };
};
