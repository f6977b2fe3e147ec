import { getCityPages } from "#features/areas/areas.ts";
import { getData, oncePerBuild } from "#content/entries.ts";

/** The emergency guide, and the regions with their cities and whom to call there. */
export const getEmergencyGuide = oncePerBuild(async () => {
  const guide = await getData("emergency", "emergency");
  const pages = await getCityPages();
  const places = new Map(
    pages.map(({ area: city, content }) => [
      city.slug,
      { ...city, sickOrInjured: content?.who_to_call.sick_or_injured },
    ]),
  );
  const regions = guide.regions.map(({ cities, ...region }) => ({
    ...region,
    cities: cities.flatMap((slug) => places.get(slug) ?? []),
  }));
  const listed = new Set(guide.regions.flatMap(({ cities }) => cities));
  return {
    ...guide,
    regions,
    /** Cities that are not in any region yet. */
    elsewhere: [...places.values()].filter(({ slug }) => !listed.has(slug)),
  };
});

/** The region of a city with the numbers for it, or `undefined` if it has none. */
export async function getRegion(slug: string) {
  const { regions } = await getData("emergency", "emergency");
  const region = regions.find(({ cities }) => cities.includes(slug));
  return region && { ...region, phones: region.phones.filter(({ city = slug }) => city === slug) };
}
