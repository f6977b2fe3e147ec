/** What only all pages together can show: links, the sitemap, titles. */
import { everyPage } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** What a page's HTML says of itself and where it leads. */
interface Read {
  title: string;
  description: string;
  ids: Set<string>;
  /** Paths within the site, with their fragments. */
  links: string[];
}

test("every internal link and fragment leads somewhere, and titles and descriptions differ", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const pages = new Map<string, Read>();
  for (const { path } of everyPage) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const read = await page.evaluate(() => ({
      title: document.title,
      description: document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
        .map((link) => new URL(link.href))
        .filter((url) => url.origin === location.origin)
        .map((url) => url.pathname + url.hash),
    }));
    pages.set(path, { ...read, ids: new Set(read.ids) });
  }

  const canonicalPaths = new Set(
    everyPage.filter((p) => p.path === p.canonical).map((p) => p.path),
  );
  const broken = [...pages].flatMap(([from, { links }]) =>
    links.flatMap((link) => {
      const [to = "", fragment] = link.split("#");
      const target = pages.get(to);
      if (!target) return [`${from} → ${link}: there is no such page`];
      // A skip link on a second address leads within that page itself.
      if (to !== from && !canonicalPaths.has(to))
        return [`${from} → ${link}: not the canonical address`];
      if (fragment && !target.ids.has(fragment)) return [`${from} → ${link}: no such fragment`];
      return [];
    }),
  );
  expect(broken).toEqual([]);

  const indexed = everyPage.filter((p) => p.indexed).map(({ path }) => pages.get(path));
  expect(new Set(indexed.map((read) => read?.title)).size).toBe(indexed.length);
  expect(new Set(indexed.map((read) => read?.description)).size).toBe(indexed.length);
});

test("the sitemap lists exactly the indexed pages", async ({ request }) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
  const listed: string[] = [];
  for (const part of parts) {
    const xml = await (await request.get(part)).text();
    listed.push(
      ...[...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname),
    );
  }
  const expected = everyPage.filter((page) => page.indexed).map(({ path }) => path);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap-index.xml");
});
