/** The storeys of the house on the page of an area: their words, and the prices of the cost guide. */
import { getSingle } from "#content/queries.ts";
import { formatRange, type PriceRange } from "#content/price-range.ts";
import { getEmergencyGuide } from "#features/emergency/emergency.ts";

/** A line of the cost guide with its price. */
interface PriceLine {
  title: string;
  price: string;
}

/** Returns the range from the lowest of several prices to the highest. */
const span = (ranges: readonly PriceRange[]): PriceRange => ({
  low: Math.min(...ranges.map(({ low }) => low)),
  high: Math.max(...ranges.map(({ high }) => high)),
  isOpenEnded: ranges.some(({ isOpenEnded }) => isOpenEnded),
});

/**
 * The lines of the cost guide with these placeholders, and the range of all of them. Throws for a
 * placeholder that no line has.
 */
async function getPrices(placeholders: readonly string[]) {
  const guide = await getSingle("costGuide");
  const lines = [...guide.summary, ...guide.locations];
  const chosen = placeholders.map((name) => {
    const line = lines.find(({ placeholder }) => placeholder === name);
    if (line) return line;
    throw new Error(`emergency.yaml: no place or summary of cost-guide.yaml is named “${name}”.`);
  });
  const ranges = chosen.map(({ low, high = low, open_end: isOpenEnded = false }) => ({
    low,
    high,
    isOpenEnded,
  }));
  return {
    lines: chosen.map(({ title }, index): PriceLine => ({
      title,
      price: formatRange(ranges[index] ?? span(ranges)),
    })),
    range: formatRange(span(ranges)),
  };
}

/** The storeys from the attic to the porch, each with the situation whose text it shows. */
export async function getStoreys() {
  const { storeys, situations } = await getEmergencyGuide();
  return Promise.all(
    storeys.map(async ({ prices, ...storey }) => {
      const { lines, range } = await getPrices(prices);
      const situation = situations.find(({ key }) => key === storey.situation);
      return {
        ...storey,
        situation,
        label: storey.label ?? range,
        steps: situation?.steps ?? storey.steps ?? [],
        never: situation?.never ?? storey.never,
        canWait: situation?.can_wait,
        /** Situations whose rows stand first. */
        first: situations.filter(({ key }) => key === storey.first),
        path: storey.page ?? situation?.path,
        lines,
      };
    }),
  );
}

/** A storey of the house on the page of an area. */
export type AreaStorey = Awaited<ReturnType<typeof getStoreys>>[number];
