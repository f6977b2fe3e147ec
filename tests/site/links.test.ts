/** Links, titles and the sitemap of all pages. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { contactCardPath, staticRoutes } from "#routes.ts";
import { builtFile, BuiltPage, distFolder, locationsIn } from "../support/built-page.ts";
import { everyPage } from "../support/pages.ts";

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
  assert.deepEqual(broken, []);
});

test("every page is at most three clicks from home, and linked from two other pages", () => {
  const links = new Map(everyPage.map(({ path }) => [path, new Set(linksOf(path).map(pathOf))]));
  const clicks = new Map<string, number>([[staticRoutes.home, 0]]);
  for (const [path, distance] of clicks)
    for (const link of links.get(path) ?? []) if (!clicks.has(link)) clicks.set(link, distance + 1);

  for (const path of canonicalPaths) {
    const inbound = [...links].filter(([from, to]) => from !== path && to.has(path)).length;
    assert.ok((clicks.get(path) ?? Infinity) <= 3, `${path}: more than 3 clicks from home`);
    assert.ok(inbound >= 2, `${path}: linked from ${inbound} other pages`);
  }
});

test("titles and descriptions differ from page to page", () => {
  const indexed = everyPage.filter((page) => page.indexed).map(({ path }) => pages.get(path));
  assert.equal(new Set(indexed.map((page) => page?.title)).size, indexed.length);
  assert.equal(new Set(indexed.map((page) => page?.meta("description"))).size, indexed.length);
});

test("the sitemap lists exactly the indexed pages, and robots.txt leads to it", () => {
  const listed = locationsIn("sitemap-index.xml").flatMap((part) =>
    locationsIn(part.pathname).map(({ pathname }) => pathname),
  );
  const expected = everyPage.filter((page) => page.indexed).map(({ path }) => path);
  assert.deepEqual(listed.toSorted(), expected.toSorted());
  assert.match(builtFile("robots.txt").toString(), /\/sitemap-index\.xml/);
});

test("a build has no CMS unless the owner asks for it", () => {
  assert.ok(!existsSync(join(distFolder, "admin.html")));
});
