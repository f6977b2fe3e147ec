/** Ranges of prices: how they are written, and what several come to together. */

/** A range in whole Canadian dollars. */
export interface PriceRange {
  low: number;
  /** The same as `low` where there is one figure. */
  high: number;
  /** Whether it may be more than `high`; written with a plus sign. */
  isOpen: boolean;
}

const dollars = new Intl.NumberFormat("en-CA", {
  style: "currency",
  currency: "CAD",
  maximumFractionDigits: 0,
});

/** A range as pages show it: `$300–$600`, `$450`, `$1,500+`. */
export const rangeText = ({ low, high, isOpen }: PriceRange) =>
  [...new Set([low, high])].map((amount) => dollars.format(amount)).join("–") + (isOpen ? "+" : "");

/** The sum of ranges: low ends and high ends are added apart, and one that is open leaves the sum open. */
export const sumOf = (ranges: readonly PriceRange[]): PriceRange =>
  ranges.reduce(
    (sum, { low, high, isOpen }) => ({
      low: sum.low + low,
      high: sum.high + high,
      isOpen: sum.isOpen || isOpen,
    }),
    { low: 0, high: 0, isOpen: false },
  );

/** A range as attributes of the page hold it: `300-600`, or `300-600+` where it is open. */
export const rangeCode = ({ low, high, isOpen }: PriceRange) =>
  `${low}-${high}${isOpen ? "+" : ""}`;

/** Reads what `rangeCode` wrote. */
export const parseRange = (code = "0"): PriceRange => {
  const [low = 0, high = low] = code.split("-").map(parseFloat);
  return { low, high, isOpen: code.endsWith("+") };
};
