/** When each page's words last changed, for the sitemap's `lastmod`: by git's history, else by a hash of the content. */
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
import { cacheFolder } from "./cache-folder.ts";

/** The content files whose words a page shows, by the page's path. */
function filesByPage(): Map<string, readonly string[]> {
  const areas = readCollection(collectionReaders.areas).entries.get("areas")?.value;
  const services = [...readCollection(collectionReaders.services).entries.keys()];
  const reviews = [...readCollection(collectionReaders.reviews).entries.keys()];
  const shownBy: Partial<Record<StaticPage, readonly string[]>> = {
    home: ["home.yaml", "sounds.yaml", "cost-guide.yaml", "faqs/home.md"],
    services: ["pages.yaml", ...services.map((slug) => `services/${slug}.md`)],
    areas: ["pages.yaml", "areas.yaml"],
    reviews: ["pages.yaml", ...reviews.map((year) => `reviews/${year}.yaml`)],
    local_raccoon_solutions: ["pages.yaml", "printouts.yaml", "faqs/local-raccoon-solutions.md"],
    contact: ["pages.yaml", "business.yaml"],
    learn: ["pages.yaml", "sounds.yaml", "season.yaml", "tonight.yaml", "printouts.yaml"],
  };

  const files = new Map<string, readonly string[]>();
  for (const key of staticPages) files.set(staticRoutes[key], shownBy[key] ?? ["pages.yaml"]);
  for (const slug of services) files.set(servicePath(slug), [`services/${slug}.md`]);
  for (const { slug, path } of areas?.cities ?? []) files.set(path, [`cities/${slug}.md`]);
  for (const { slug } of areas?.neighbourhoods ?? [])
    files.set(neighbourhoodPath(slug), [`neighbourhoods/${slug}.md`]);
  return files;
}

/**
 * The time of the last commit to each content file. Empty outside a repository, and in a shallow clone, whose
 * history ends too early to be true.
 */
function commitTimes(): Map<string, number> {
  const git = (...options: string[]) =>
    execFileSync("git", options, {
      cwd: contentFolder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      // The history of ten thousand files is longer than the megabyte that is allowed otherwise.
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

/** What a build noted of each page's content: its hash, and when a build first saw that hash replace another. */
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
 * Returns a function that tells when the words of the page at a path last changed, as an ISO date. Where git cannot
 * tell, a change is dated by the build that notices it; until one is noticed the date is unknown.
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
