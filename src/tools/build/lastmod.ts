/** When each page's words last changed, for the sitemap: told by git, else by their hash. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { neighbourhoodPath, servicePath, staticRoutes } from "#routes.ts";
import { collectionReaders } from "#loader/collections.ts";
import { contentFolder } from "#loader/content-folder.ts";
import { readCollection } from "#loader/content-loader.ts";
import { cacheFolder } from "./cache-folder.ts";

const git = (...options: string[]) =>
  execFileSync("git", options, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    // The history of ten thousand files is longer than the megabyte that is allowed otherwise.
    maxBuffer: Infinity,
  });

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
    [staticRoutes.local_raccoon_solutions, ["pages.yaml", "faqs/local-raccoon-solutions.md"]],
    [staticRoutes.learn, ["pages.yaml"]],
    [staticRoutes.contact, ["pages.yaml", "business.yaml"]],
    ...services.map((slug) => [servicePath(slug), [`services/${slug}.md`]] as const),
    ...(areas?.cities ?? []).map(({ slug, path }) => [path, [`cities/${slug}.md`]] as const),
    ...(areas?.neighbourhoods ?? []).map(
      ({ slug }) => [neighbourhoodPath(slug), [`neighbourhoods/${slug}.md`]] as const,
    ),
  ]);
}

/** What the last build on this machine saw of a page's words. */
const record = z.record(z.string(), z.object({ hash: z.string(), changed: z.string().optional() }));
const recordFile = join(cacheFolder, "last-changed.json");

/** The record of the last build; empty where there was none. */
function lastRecord(): z.output<typeof record> {
  try {
    return record.parse(JSON.parse(readFileSync(recordFile, "utf8")));
  } catch {
    return {};
  }
}

const hashOf = (files: readonly string[]) =>
  files
    .reduce(
      (hash, file) => hash.update(readFileSync(join(contentFolder, file))),
      createHash("sha256"),
    )
    .digest("hex");

/**
 * Returns a function that tells when the words of the page at a path last changed, as an ISO date. Where
 * git cannot tell, the content's hash does: a change is dated by the build that notices it, and until one
 * is noticed nothing is claimed.
 */
export function lastChanged(now = new Date()): (path: string) => string | undefined {
  const dates = commitDates();
  const before = lastRecord();
  const after: z.output<typeof record> = {};
  const changed = new Map<string, string | undefined>();
  for (const [path, files] of filesOf()) {
    const known = files.map((file) => dates.get(file)).filter((date) => date !== undefined);
    if (known.length === files.length) {
      changed.set(
        path,
        known
          .map((date) => new Date(date).toISOString())
          .toSorted()
          .at(-1),
      );
      continue;
    }
    const present = files.filter((file) => existsSync(join(contentFolder, file)));
    const hash = hashOf(present);
    const last = before[path];
    const noticed = last && last.hash !== hash ? now.toISOString() : last?.changed;
    after[path] = { hash, changed: noticed };
    changed.set(path, noticed);
  }
  if (Object.keys(after).length > 0) {
    mkdirSync(dirname(recordFile), { recursive: true });
    writeFileSync(recordFile, JSON.stringify(after));
  }
  return (path) => changed.get(path);
}
