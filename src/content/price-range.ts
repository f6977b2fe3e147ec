/** Price ranges: formatting and addition. */
import { currency, locale } from "#site.ts";

/** A range in whole Canadian dollars. */
export interface PriceRange {
  low: number;
  /** Equal to `low` for a single price. */
  high: number;
  /** Tells whether the price may exceed `high`; written with a plus sign. */
  isOpenEnded: boolean;
}

const dollars = new Intl.NumberFormat(locale, {
  style: "currency",
  currency,
  maximumFractionDigits: 0,
});

/** Formats a single price for display: `$450`. */
export const formatPrice = (amount: number) => dollars.format(amount);

/** Formats a range for display: `$300–$600`, `$450`, `$1,500+`. */
export const formatRange = ({ low, high, isOpenEnded }: PriceRange) =>
  [...new Set([low, high])].map(formatPrice).join("–") + (isOpenEnded ? "+" : "");

/** Returns a text whose price ranges stay in one line: browsers break after a dash without a word joiner. */
export const withWholeRanges = (text: string) => text.replaceAll("–$", "–\u2060$");

/** Adds ranges: low and high ends separately. The sum is open-ended if any range is. */
export const addRanges = (ranges: readonly PriceRange[]): PriceRange =>
  ranges.reduce(
    (sum, { low, high, isOpenEnded }) => ({
      low: sum.low + low,
      high: sum.high + high,
      isOpenEnded: sum.isOpenEnded || isOpenEnded,
    }),
    { low: 0, high: 0, isOpenEnded: false },
  );

/** Encodes a range for an attribute: `300-600`, or `300-600+` if it is open-ended. */
export const encodeRange = ({ low, high, isOpenEnded }: PriceRange) =>
  `${low}-${high}${isOpenEnded ? "+" : ""}`;

/** Decodes a range that `encodeRange` has encoded; zero without an argument. */
export const parseRange = (code = "0"): PriceRange => {
  const [low = 0, high = low] = code.split("-").map(parseFloat);
  return { low, high, isOpenEnded: code.endsWith("+") };
};
