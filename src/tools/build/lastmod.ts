/** When the content of each page last changed, for the sitemap's `lastmod`: from git, or from a hash of the content. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  neighbourhoodPath,
  servicePath,
  staticPages,
  staticRoutes,
  type StaticPage,
} from "#routes.ts";
import { collectionReaders } from "#loader/collections.ts";
import { contentFileExists, contentFolder } from "#loader/content-folder.ts";
import { readCollection } from "#loader/content-loader.ts";
import { areasSchema } from "#schemas/areas.ts";
import { reviewsSchema } from "#schemas/review.ts";
import { serviceEntrySchema } from "#schemas/service.ts";
import { cacheFolder } from "./cache-folder.ts";

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
 * Returns the time of the last commit to each content file, in milliseconds. Empty outside a repository, and in a shallow
 * clone, whose history is incomplete.
 */
function commitTimes(): Map<string, number> {
  const git = (...options: string[]) =>
    execFileSync("git", options, {
      cwd: contentFolder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      // The history of 10,000 files is longer than the default limit of 1 MB.
      maxBuffer: Infinity,
    });
  const times = new Map<string, number>();
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return times;
    let time = 0;
    for (const line of git("log", "--format=@%cI", "--name-only", "--relative", ".").split("\n")) {
      if (line.startsWith("@")) time = Date.parse(line.slice(1));
      else if (line && !times.has(line)) times.set(line, time);
    }
    return times;
  } catch {
    return times;
  }
}

/** The record that builds keep: the hash of each page's content, and when a build first found that it had changed. */
const record = z.record(z.string(), z.object({ hash: z.string(), changed: z.string().optional() }));
const recordFile = join(cacheFolder, "last-changed.json");

function previousRecord(): z.output<typeof record> {
  try {
    return record.parse(JSON.parse(readFileSync(recordFile, "utf8")));
  } catch {
    return {};
  }
}

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files)
    if (contentFileExists(file)) hash.update(readFileSync(join(contentFolder, file)));
  return hash.digest("hex");
}

/**
 * Returns a function from a page's path to the ISO date on which its content last changed. Without git history, the date
 * of a change is that of the first build that finds it; before that there is none.
 */
export function lastChanged(now = new Date()): (path: string) => string | undefined {
  const times = commitTimes();
  const previous = previousRecord();
  const next: z.output<typeof record> = {};
  const dates = new Map<string, string | undefined>();
  for (const [path, files] of filesByPage()) {
    if (files.every((file) => times.has(file))) {
      const latest = Math.max(...files.map((file) => times.get(file) ?? 0));
      dates.set(path, new Date(latest).toISOString());
    } else {
      const hash = hashOf(files);
      const last = previous[path];
      const changed = last && last.hash !== hash ? now.toISOString() : last?.changed;
      next[path] = { hash, changed };
      dates.set(path, changed);
    }
  }
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(recordFile, JSON.stringify(next));
  return (path) => dates.get(path);
}
