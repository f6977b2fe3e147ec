import { getCityPages } from "#features/areas/areas.ts";
import { getSingle, oncePerBuild } from "#content/queries.ts";
import { situationPath } from "#routes.ts";
import type { SituationKey } from "./schema.ts";

const topics = ["sick_or_injured", "dead_on_the_road", "feeding"] as const;

/** The emergency guide, and the regions with their cities and whom to call there. */
export const getEmergencyGuide = oncePerBuild(async () => {
  const guide = await getSingle("emergency");
  const pages = await getCityPages();
  const places = new Map(
    pages.map(({ area: city, content }) => [
      city.slug,
      {
        ...city,
        /** The public services of the city, each with the topic that it is for. */
        whoToCall: topics.flatMap((key) =>
          content ? { topic: guide.where[key], ...content.who_to_call[key] } : [],
        ),
      },
    ]),
  );
  const months = [...places.values()].flatMap(({ whoToCall }) =>
    whoToCall.map(({ checked }) => checked),
  );
  const regions = guide.regions.map(({ cities, ...region }) => ({
    ...region,
    cities: cities.flatMap((slug) => places.get(slug) ?? []),
  }));
  const listed = new Set(guide.regions.flatMap(({ cities }) => cities));
  const situations = guide.situations.map((one) => ({
    ...one,
    path: situationPath(one.key),
    /** The first action may be a call to 911 or to the nurse at 811: the only rows in red. */
    isCallFirst: Boolean(one.urgent) && /\b[89]11\b/.test(one.row),
  }));
  return {
    ...guide,
    situations,
    /** The situations whose rows are on the pages of areas. */
    shortList: situations.filter(({ short_list: isListed }) => isListed),
    regions,
    /** The month of the oldest check of a number. */
    oldestCheck: [guide.checked, ...months].toSorted()[0] ?? guide.checked,
    /** Cities that are not in any region yet. */
    elsewhere: [...places.values()].filter(({ slug }) => !listed.has(slug)),
  };
});

/** A situation with the address of its complete text. */
export type Situation = Awaited<ReturnType<typeof getEmergencyGuide>>["situations"][number];

/** The situations with these keys, in their order. */
export async function getSituations(keys: readonly SituationKey[]): Promise<Situation[]> {
  const { situations } = await getEmergencyGuide();
  return keys.flatMap((key) => situations.find((one) => one.key === key) ?? []);
}

/** The region of a city with the numbers for it, or `undefined` if it has none. */
export async function getRegion(slug: string) {
  const { regions } = await getSingle("emergency");
  const region = regions.find(({ cities }) => cities.includes(slug));
  return region && { ...region, phones: region.phones.filter(({ city = slug }) => city === slug) };
}
