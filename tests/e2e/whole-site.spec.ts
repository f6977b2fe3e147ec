/** Checks across all pages that need no browser: links, the sitemap, titles, proofs. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readMode } from "#settings.ts";
import { contactCardPath, servicePath, staticRoutes } from "#routes.ts";
import { builtFile, BuiltPage, distFolder, locationsIn } from "../support/built-page.ts";
import { content, everyPage } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const pages = new Map(everyPage.map(({ path }) => [path, new BuiltPage(path)]));
const linksOf = (path: string) => pages.get(path)?.links ?? [];
const pathOf = (link: string) => link.split("#")[0] ?? "";
const canonicalPaths = new Set(
  everyPage.filter(({ path, canonical }) => path === canonical).map(({ path }) => path),
);

test("every internal link and fragment has a target", () => {
  const broken = everyPage.flatMap(({ path: from }) =>
    linksOf(from).flatMap((link) => {
      if (link === contactCardPath) return builtFile(link).length > 0 ? [] : [link];
      const [to = "", fragment] = link.split("#");
      const target = pages.get(to);
      if (!target) return [`${from} → ${link}: there is no such page`];
      // A page with a second address may link to its own fragments.
      if (to !== from && !canonicalPaths.has(to))
        return [`${from} → ${link}: not the canonical address`];
      const hasFragment = !fragment || target.attributes("[id]", "id").includes(fragment);
      return hasFragment ? [] : [`${from} → ${link}: no such fragment`];
    }),
  );
  expect(broken).toEqual([]);
});

test("every page is at most three clicks from home, and linked from two other pages", () => {
  const links = new Map(everyPage.map(({ path }) => [path, new Set(linksOf(path).map(pathOf))]));
  const clicks = new Map<string, number>([[staticRoutes.home, 0]]);
  for (const [path, distance] of clicks) {
    for (const link of links.get(path) ?? []) {
      if (!clicks.has(link)) clicks.set(link, distance + 1);
    }
  }
  const faults = [...canonicalPaths].flatMap((path) => {
    const inbound = [...links].filter(([from, to]) => from !== path && to.has(path)).length;
    return [
      ...((clicks.get(path) ?? Infinity) > 3 ? [`${path}: more than 3 clicks from home`] : []),
      ...(inbound < 2 ? [`${path}: linked from ${inbound} other pages`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

test("every sample review is labelled on its card", () => {
  const cards = pages.get(staticRoutes.reviews)?.texts("article") ?? [];
  const labelled = cards.filter((text) => text.includes(content.site.reviews.sample_label));
  // Each is in the carousel and on the wall.
  expect(cards).toHaveLength(2 * content.reviews.length);
  expect(labelled).toHaveLength(2 * content.reviews.filter(({ sample }) => sample).length);
});

test("every page of a demo, and of no other build, ends with the demo notice", () => {
  const { label, mailbox } = content.site.demo;
  const isDemo = readMode(process.env).kind === "demo";
  for (const page of pages.values()) {
    const isLabelled = page.texts("footer").join(" ").includes(`${label}: `);
    expect(isLabelled).toBe(isDemo);
    if (isDemo) expect(page.texts("footer").join(" ")).toContain(mailbox);
    expect(page.canonical.startsWith("http://localhost:")).toBe(isDemo);
  }
});

test("titles and descriptions differ from page to page", () => {
  const indexed = everyPage.filter((page) => page.indexed).map(({ path }) => pages.get(path));
  expect(new Set(indexed.map((page) => page?.title)).size).toBe(indexed.length);
  expect(new Set(indexed.map((page) => page?.meta("description"))).size).toBe(indexed.length);
});

test("the sitemap lists exactly the indexed pages, and robots.txt leads to it", () => {
  const listed = locationsIn("sitemap-index.xml").flatMap((part) =>
    locationsIn(part.pathname).map(({ pathname }) => pathname),
  );
  const expected = everyPage.filter((page) => page.indexed).map(({ path }) => path);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(builtFile("robots.txt").toString()).toContain("/sitemap-index.xml");
});

test("a build has no CMS unless the owner asks for it", () => {
  expect(existsSync(join(distFolder, "admin.html"))).toBe(false);
});

test("the sample report is on the page of the inspection only, and is marked as a sample", () => {
  const { title, mark, openings } = content.pages.services.report;
  for (const slug of content.services.keys()) {
    const words = new BuiltPage(servicePath(slug)).words("main");
    const isShown = slug === "inspection";
    for (const text of [title, mark]) expect(words.includes(text), slug).toBe(isShown);
    const isListed = openings
      .flatMap(({ place, fitted }) => [place, fitted])
      .every((text) => words.includes(text));
    expect(isListed, slug).toBe(isShown);
  }
});

test("every right of customers links to its source", () => {
  const page = new BuiltPage(staticRoutes.local_raccoon_solutions);
  for (const { text, source } of content.pages.local_raccoon_solutions.rights.rights) {
    expect(page.words("#rights")).toContain(text);
    expect(page.html).toContain(`href="${source}"`);
  }
});
