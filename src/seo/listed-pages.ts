import type { Path } from "#routes.ts";
import { getGuides } from "#features/guides/guides.ts";
import { getJobs } from "#features/jobs/jobs.ts";
import { getLanguages } from "#features/languages/languages.ts";
import { getServices } from "#features/services/services.ts";

/** The collections whose documents have pages of their own, except areas, in the order of lists. */
export const listedCollections = ["services", "guides", "jobs", "languages"] as const;

/** Describes what lists of all pages, such as the share images and `llms.txt`, show of a document. */
export interface ListedPage {
  path: Path;
  heading: string;
  summary: string;
  /** A picture of `src/assets/illustrations/`. */
  picture: string;
  /** The text alternative of the picture; absent where the heading is enough. */
  alt?: string;
}

/** Returns all documents of these collections. */
export const getListedPages = async (): Promise<
  Record<(typeof listedCollections)[number], ListedPage[]>
> => ({
  services: (await getServices()).map(({ name, slug, path, summary }) => {
    return { path, heading: name, summary, picture: `services/${slug}.svg` };
  }),
  guides: (await getGuides()).map(({ heading, path, summary, picture: { image, alt } }) => {
    return { path, heading, summary, picture: image, alt };
  }),
  jobs: (await getJobs()).map(({ title, path, meta_description: summary, area: { image } }) => {
    return { path, heading: title, summary, picture: image };
  }),
  // Share images have Latin letters only.
  languages: (await getLanguages()).map(({ name, english, path, intro }) => {
    const heading = /^\p{Script=Latin}/u.test(name) ? name : english;
    return { path, heading, summary: intro, picture: "animals/raccoon.svg" };
  }),
});
