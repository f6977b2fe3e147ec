/** The storeys of the house on the page of an area: their words, and the prices of the cost guide. */
import { formatRange } from "#content/price-range.ts";
import { getCostGuide } from "#features/cost-guide/cost-guide.ts";
import { getEmergencyGuide } from "#features/emergency/emergency.ts";

/**
 * The lines of the cost guide with these placeholders, and the range from the lowest price to the
 * highest. Throws for a placeholder that no line has.
 */
async function getPrices(placeholders: readonly string[]) {
  const { summary, locations } = await getCostGuide();
  const all = [...summary, ...locations];
  const lines = placeholders.map((name) => {
    const line = all.find(({ placeholder }) => placeholder === name);
    if (line) return line;
    throw new Error(`emergency.yaml: no place or summary of cost-guide.yaml is named “${name}”.`);
  });
  const ranges = lines.map(({ range }) => range);
  const range = formatRange({
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
    isOpenEnded: ranges.some(({ isOpenEnded }) => isOpenEnded),
  });
  return { lines, range };
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
        /** The situation whose row stands above the steps. */
        rowAbove: situations.find(({ key }) => key === storey.row_above),
        path: storey.page ?? situation?.path,
        lines,
      };
    }),
  );
}

/** A storey of the house on the page of an area. */
export type AreaStorey = Awaited<ReturnType<typeof getStoreys>>[number];
