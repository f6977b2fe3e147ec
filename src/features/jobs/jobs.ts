import { getCollection } from "astro:content";
import { jobPath } from "#routes.ts";
import { getAreas, getCities } from "#features/areas/areas.ts";
import { oncePerBuild } from "#content/queries.ts";

/** A job with its path and its area, which knows the city that it is or belongs to. */
export type Job = Awaited<ReturnType<typeof getJobs>>[number];

/** The number of jobs on the page of an area. */
const shownOnPage = 2;

/** Every job, the newest first. */
export const getJobs = oncePerBuild(async () => {
  const areas = await getAreas();
  return (await getCollection("jobs"))
    .flatMap(({ id, data }) => {
      const area = areas.find(({ slug }) => slug === data.area);
      return area ? [{ ...data, area, slug: id, path: jobPath(id) }] : [];
    })
    .toSorted((a, b) => b.month.localeCompare(a.month) || a.slug.localeCompare(b.slug));
});

/**
 * Returns whether there is a job to show; without one there is no page of jobs, and no link to it.
 */
export const hasJobs = async () => (await getJobs()).length > 0;

/** The newest job of a service; `undefined` if it has none. */
export const getJobOfService = async (service: string) =>
  (await getJobs()).find(({ services }) => services.includes(service));

/** The pages of areas are about raccoons, so jobs with raccoons come first. */
const raccoonsFirst = (a: Job, b: Job) =>
  Number(b.animal === "raccoon") - Number(a.animal === "raccoon");

/** The newest jobs in an area, a city with its neighbourhoods, those with raccoons first. */
export const getJobsOfArea = async (slug: string) =>
  (await getJobs())
    .filter(({ area }) => area.slug === slug || area.citySlug === slug)
    .toSorted(raccoonsFirst)
    .slice(0, shownOnPage);

/** The cities that have a job, in the order of the list. */
export async function getCitiesWithJobs() {
  const slugs = new Set((await getJobs()).map(({ area }) => area.citySlug));
  return (await getCities()).filter(({ slug }) => slugs.has(slug));
}
