/**
 * The sitemap: the pages that search engines may index, when the text of each last changed, and the
 * languages of help pages.
 */
import { execFileSync } from "node:child_process";
import type { SitemapOptions } from "@astrojs/sitemap";
import { emergencyPath, helpPath, neighbourhoodPath, staticRoutes } from "#routes.ts";
import { locale } from "#site.ts";
import { contentCollections, documentPages } from "#content/collections.ts";
import { contentFiles, contentFolder } from "#content/content-folder.ts";
import { readCollection } from "#content/loader.ts";
import { isPublished } from "#features/languages/schema.ts";

/** The cities and neighbourhoods in areas.yaml. */
const readAreas = () =>
  readCollection(contentCollections.areas).get("areas") ?? { cities: [], neighbourhoods: [] };

/** The URLs of a help page in all languages; the English one, and the default, is the emergency page. */
function alternatesOf(url: string) {
  const { pathname } = new URL(url);
  if (pathname !== emergencyPath && !pathname.startsWith(helpPath(""))) return undefined;
  const codes = [...readCollection(contentCollections.languages)].flatMap(([code, language]) =>
    isPublished(language) ? [[code, helpPath(code)] as const] : [],
  );
  return [[locale, emergencyPath] as const, ["x-default", emergencyPath] as const, ...codes].map(
    ([lang, path]) => ({ lang, url: new URL(path, url).href }),
  );
}

/**
 * Returns the files with each page's own text, by the page's path. Files that several pages repeat,
 * such as `season.yaml`, do not count: a change to one would give all of them a new date. The texts
 * of static pages are in one file, so these pages share its date.
 */
function filesByPage() {
  const { cities, neighbourhoods } = readAreas();
  return new Map<string, readonly string[]>([
    ...Object.values(staticRoutes).map((path) => [path, ["pages.yaml"]] as const),
    [staticRoutes.home, ["home.yaml", "faqs/home.md"]],
    [staticRoutes.toronto, ["pages.yaml", "faqs/toronto.md"]],
    ...documentPages([...contentFiles().keys()]).map(
      ({ page, document }) => [page, [document]] as const,
    ),
    ...cities.map(({ slug, path }) => [path, [`cities/${slug}.md`]] as const),
    ...neighbourhoods.map(
      ({ slug }) => [neighbourhoodPath(slug), [`neighbourhoods/${slug}.md`]] as const,
    ),
  ]);
}

/**
 * Returns the time of each content file's last commit, in milliseconds. Throws where git has no
 * complete history: without git or a repository, in another user's folder, in a shallow clone.
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
 * Returns the ISO date of the last commit to each page's own text, by the page's path. A page that
 * is not committed has none. Without a complete history none has one, and the build says why.
 */
export function pageDates(): Map<string, string> {
  try {
    const times = commitTimes();
    return new Map(
      [...filesByPage()].flatMap(([path, files]) => {
        const time = Math.max(...files.map((file) => times.get(file) ?? 0));
        return time === 0 ? [] : [[path, new Date(time).toISOString()]];
      }),
    );
  } catch (error) {
    console.log(`The sitemap has no dates, because git has no history: ${reasonOf(error)}`);
    return new Map();
  }
}

/** The options of `@astrojs/sitemap`, which lists `indexedPaths` once the pages are written. */
export function sitemapOptions(indexedPaths: ReadonlySet<string>): SitemapOptions {
  // Reads dates when they are first needed, since `astro dev` has no sitemap.
  let dates: Map<string, string> | undefined;
  const pathOf = (url: string) => new URL(url).pathname;
  return {
    filter: (url) => indexedPaths.has(pathOf(url)),
    // Stays well below the limit of 50,000 URLs, so that each file stays small.
    entryLimit: 5000,
    serialize: (item) => ({
      ...item,
      lastmod: (dates ??= pageDates()).get(pathOf(item.url)),
      links: alternatesOf(item.url),
    }),
  };
}
