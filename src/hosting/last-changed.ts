/** When each page's words last changed, for the sitemap: told by git, never by the time of the build. */
import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { neighbourhoodPath, servicePath, staticRoutes } from "#routes.ts";
import { collectionReaders } from "#schemas/collections.ts";
import { contentFolder } from "#schemas/folder.ts";
import { readCollection } from "#schemas/loader.ts";

const git = (...options: string[]) =>
  execFileSync("git", options, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/**
 * The date of the last commit to each content file, by its path in the content folder. Empty outside a
 * repository and in a shallow clone, whose history ends too early to be honest.
 */
function commitDates(): Map<string, string> {
  const dates = new Map<string, string>();
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return dates;
    const root = git("rev-parse", "--show-toplevel").trim();
    let date = "";
    for (const line of git("log", "--format=@%cI", "--name-only", "--", contentFolder).split(
      "\n",
    )) {
      if (line.startsWith("@")) date = line.slice(1);
      else if (line) {
        const file = relative(contentFolder, `${root}/${line}`);
        if (!dates.has(file)) dates.set(file, date);
      }
    }
    return dates;
  } catch {
    return dates;
  }
}

/** The content files whose words a page is made of. */
function filesOf(): Map<string, readonly string[]> {
  const areas = readCollection(collectionReaders.areas).entries.get("areas")?.value;
  const services = [...readCollection(collectionReaders.services).entries.keys()];
  const reviews = [...readCollection(collectionReaders.reviews).entries.keys()];
  return new Map<string, readonly string[]>([
    [staticRoutes.home, ["home.yaml", "cost-guide.yaml", "faqs/home.md"]],
    [staticRoutes.reviews, ["pages.yaml", ...reviews.map((year) => `reviews/${year}.yaml`)]],
    [staticRoutes.services, ["pages.yaml", ...services.map((slug) => `services/${slug}.md`)]],
    [staticRoutes.areas, ["pages.yaml", "areas.yaml"]],
    [staticRoutes.localRaccoonSolutions, ["pages.yaml", "faqs/local-raccoon-solutions.md"]],
    [staticRoutes.learn, ["pages.yaml"]],
    [staticRoutes.contact, ["pages.yaml", "business.yaml"]],
    ...services.map((slug) => [servicePath(slug), [`services/${slug}.md`]] as const),
    ...(areas?.cities ?? []).map(({ slug, path }) => [path, [`cities/${slug}.md`]] as const),
    ...(areas?.neighbourhoods ?? []).map(
      ({ slug }) => [neighbourhoodPath(slug), [`neighbourhoods/${slug}.md`]] as const,
    ),
  ]);
}

/** Returns a function that tells when the words of the page at a path last changed, as an ISO date, if git knows. */
export function lastChanged(): (path: string) => string | undefined {
  const dates = commitDates();
  const files = filesOf();
  return (path) =>
    files
      .get(path)
      ?.map((file) => dates.get(file))
      .filter((date) => date !== undefined)
      .map((date) => new Date(date).toISOString())
      .toSorted()
      .at(-1);
}
