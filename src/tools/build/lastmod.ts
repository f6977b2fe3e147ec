/** When the content of each page last changed, for the sitemap's `lastmod`, from git. */
import { execFileSync } from "node:child_process";
import {
  neighbourhoodPath,
  servicePath,
  staticPages,
  staticRoutes,
  type StaticPage,
} from "#routes.ts";
import { collectionReaders } from "#loader/collections.ts";
import { contentFolder } from "#loader/content-folder.ts";
import { readCollection } from "#loader/content-loader.ts";
import { areasSchema } from "#schemas/areas.ts";
import { reviewsSchema } from "#schemas/review.ts";
import { serviceEntrySchema } from "#schemas/service.ts";

/** The content files that the sections of single service pages show, by the service's slug. */
const shownByService: Readonly<Record<string, readonly string[]>> = {
  emergency: ["tonight.yaml", "printouts.yaml"],
  inspection: ["sounds.yaml", "season.yaml"],
  exclusion: ["season.yaml"],
};

/**
 * Returns the content files that each page shows, by the page's path. Left out is what most pages repeat, since a change
 * to it would give every page a new date: `site.yaml`, `quote-form.yaml`, the closing words of `home.yaml`, areas' entries
 * in `areas.yaml` and, except in sections about the company, `business.yaml`. Left out as well are the numbers of single
 * cities on the emergency page.
 */
function filesByPage(): Map<string, readonly string[]> {
  const areas = readCollection(collectionReaders.areas, areasSchema).get("areas");
  const services = readCollection(collectionReaders.services, serviceEntrySchema);
  const reviews = [...readCollection(collectionReaders.reviews, reviewsSchema).keys()].map(
    (year) => `reviews/${year}.yaml`,
  );
  const shownBy: Partial<Record<StaticPage, readonly string[]>> = {
    home: [
      ...["home.yaml", "sounds.yaml", "season.yaml", "cost-guide.yaml", "faqs/home.md"],
      ...["business.yaml", ...reviews],
    ],
    reviews: ["pages.yaml", "business.yaml", ...reviews],
    services: [
      ...["pages.yaml", "business.yaml"],
      ...[...services.keys()].map((slug) => `services/${slug}.md`),
    ],
    areas: ["pages.yaml", "areas.yaml"],
    local_raccoon_solutions: ["pages.yaml", "printouts.yaml", "faqs/local-raccoon-solutions.md"],
    learn: ["pages.yaml", "sounds.yaml", "season.yaml", "tonight.yaml", "printouts.yaml"],
    contact: ["pages.yaml", "business.yaml"],
  };

  return new Map([
    ...staticPages.map((key) => [staticRoutes[key], shownBy[key] ?? ["pages.yaml"]] as const),
    ...[...services].map(
      ([slug, service]) =>
        [
          servicePath(slug),
          [
            `services/${slug}.md`,
            ...(service.shows_report ? ["pages.yaml"] : []),
            ...(shownByService[slug] ?? []),
          ],
        ] as const,
    ),
    ...(areas?.cities ?? []).map(
      ({ slug, path }) => [path, [`cities/${slug}.md`, "season.yaml", "tonight.yaml"]] as const,
    ),
    ...(areas?.neighbourhoods ?? []).map(
      ({ slug }) => [neighbourhoodPath(slug), [`neighbourhoods/${slug}.md`]] as const,
    ),
  ]);
}

/**
 * Returns the time of the last commit to each content file, in milliseconds. Throws where git has no complete history:
 * without git or a repository, in a folder of another user, and in a shallow clone.
 */
function commitTimes(): Map<string, number> {
  const git = (...options: string[]) =>
    execFileSync("git", options, {
      cwd: contentFolder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      // The history of 10,000 files is longer than the default limit of 1 MB.
      maxBuffer: Infinity,
    });
  if (git("rev-parse", "--is-shallow-repository").trim() === "true")
    throw new Error("the repository is a shallow clone");
  const times = new Map<string, number>();
  let time = 0;
  for (const line of git("log", "--format=@%cI", "--name-only", "--relative", ".").split("\n")) {
    if (line.startsWith("@")) time = Date.parse(line.slice(1));
    else if (line && !times.has(line)) times.set(line, time);
  }
  if (times.size === 0) throw new Error("no commit contains the content");
  return times;
}

/** The reason in an error: git's own first line, or why git could not be started. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const printed = "stderr" in error ? String(error.stderr) : "";
  const [line = ""] = (printed || error.message).split("\n");
  return line;
}

/**
 * Returns the ISO date of the last commit to the content that each page shows, by the page's path. Pages with a file that
 * is not committed have none. Without a complete history no page has a date, and the build says why.
 */
export function pageDates(): Map<string, string> {
  try {
    const times = commitTimes();
    return new Map(
      [...filesByPage()].flatMap(([path, files]) => {
        const latest = Math.max(...files.map((file) => times.get(file) ?? NaN));
        return Number.isNaN(latest) ? [] : [[path, new Date(latest).toISOString()]];
      }),
    );
  } catch (error) {
    console.log(`The sitemap has no dates, because git has no history: ${reasonOf(error)}`);
    return new Map();
  }
}

let dates: Map<string, string> | undefined;

/** Returns the sitemap's `lastmod` of a page. Reads the history only once, when it is first needed. */
export const lastmod = (path: string) => (dates ??= pageDates()).get(path);
