/** What a page weighs on its way to the visitor: one round trip to the first screen, nothing that blocks, no script. */
import { createServer, get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { type Page as BrowserPage, type Response } from "@playwright/test";
import MagicString from "magic-string";
import { callHref, servicePath } from "#routes.ts";
import { parsePage } from "#tools/build/parse-page.ts";
import { brotli, firstRoundTripBytes, gzip, type Encoding } from "../support/first-window.ts";
import { content, everyPage, onePageOfEachKind, type Kind } from "../support/pages.ts";
import { areEqualToTheEye, colours } from "../support/screenshots.ts";
import { expect, test } from "../support/test.ts";

/**
 * What a page of each kind may weigh with Brotli 11, in bytes, without its typeface: its size when this was written, up
 * to the next hundred, and 100 more, since Astro's ids of islands come from the folder in which the project is built,
 * and some 20 bytes of a page change with it.
 */
const budgets: Record<Kind, number> = {
  home: 41_900,
  reviews: 20_400,
  services: 17_700,
  service: 16_600,
  areas: 20_700,
  local_raccoon_solutions: 20_100,
  city: 20_900,
  alias: 20_600,
  neighbourhood: 18_400,
  learn: 24_600,
  contact: 15_300,
};

/** The services that have a section of their own: what to do tonight, the sounds, or the calendar. */
const ownBudgets = new Map<string, number>([
  [servicePath("emergency"), 21_000],
  [servicePath("inspection"), 22_800],
  [servicePath("exclusion"), 23_200],
]);

/**
 * The typeface, 12 kB, and the pictures that a browser loads because they are near the first screen: up to twelve of
 * 1.5 kB. Those further down come when they are scrolled to.
 */
const otherFilesBudget = 30_000;

const brotli11 = brotli(11);

/** As the strictest and the laziest hosts compress. */
const encodings: readonly Encoding[] = [brotli11, brotli(5), gzip];

/** What a page may ask for by itself. */
const allowedTypes = new Set(["document", "font", "image"]);

/** A page as the server sends it to a browser. */
const sent = (url: URL) =>
  new Promise<Buffer>((done, failed) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      response.toArray().then((chunks) => {
        done(Buffer.concat(chunks));
      }, failed);
    }).on("error", failed);
  });

const screens = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
];

test("the bytes of every page keep to the budget of its kind", async ({ baseURL }) => {
  for (const { path, kind } of everyPage) {
    const page = await sent(new URL(path, baseURL));
    expect.soft(page.length, path).toBeLessThanOrEqual(ownBudgets.get(path) ?? budgets[kind]);
  }
});

for (const { name, compress, decompress } of encodings) {
  test(`with ${name} the first round trip brings heading and phone number of every kind of page with their styles, and home's quote form`, async ({
    baseURL,
  }) => {
    for (const { path, kind } of onePageOfEachKind) {
      const page = brotliDecompressSync(await sent(new URL(path, baseURL)));
      const first = decompress(compress(page).subarray(0, firstRoundTripBytes)).toString();
      expect(first, path).toContain("</h1>");
      expect(first, path).toContain(callHref(content.business.phone));
      const [beforeHeading = ""] = first.split("</h1>");
      const { styles, scripts } = parsePage(beforeHeading);
      expect(styles, path).toHaveLength(1);
      expect(
        scripts.filter(({ attributes }) => attributes["type"] === undefined),
        path,
      ).toEqual([]);
      if (kind === "home") expect(first).toContain("</form>");
    }
  });
}

/** What is painted before any script: one says by the clock who answers the phone. */
function withoutScripts(html: string) {
  const page = new MagicString(html);
  for (const { start, end, attributes } of parsePage(html).scripts)
    if (attributes["type"] === undefined) page.remove(start, Math.min(end, html.length));
  return page.toString();
}

/** A server that sends a page, or what the first round trip brings of it, and nothing else. It never ends an answer. */
async function stall(site: string | undefined, { compress, decompress }: Encoding) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const part = searchParams.get("part");
    // Pictures further down must not take all connections.
    if (pathname.endsWith(".svg")) response.writeHead(404).end();
    if (!part) return;
    void sent(new URL(pathname, site)).then((file) => {
      const page = brotliDecompressSync(file);
      response.writeHead(200, { "content-type": "text/html" });
      const text =
        part === "whole" ? page : decompress(compress(page).subarray(0, firstRoundTripBytes));
      response.write(withoutScripts(text.toString()));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** So much of the first screen as painted. Playwright's own screenshot would wait for what never comes. */
async function paint(page: BrowserPage, size: { width: number; height: number }): Promise<Buffer> {
  // Before the first paint there is nothing to capture.
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "png",
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  await devtools.detach();
  return colours(Buffer.from(data, "base64"));
}

for (const { name, viewport } of screens) {
  for (const encoding of encodings) {
    const tags = encoding === brotli11 && name === "phone" ? "@chromium" : "@chromium @all";
    test(`on a ${name} the first round trip with ${encoding.name} paints the first screen of every kind of page ${tags}`, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      const { origin, close } = await stall(baseURL, encoding);
      const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
      try {
        for (const { path, kind } of onePageOfEachKind) {
          const [whole, first] = await Promise.all([context.newPage(), context.newPage()]);
          await whole.goto(`${origin}${path}?part=whole`, { waitUntil: "commit" });
          await expect(whole.locator("body > footer")).toBeAttached();
          await first.goto(`${origin}${path}?part=first`, { waitUntil: "commit" });
          const { bottom } = await whole
            .locator("main > section:first-child, main > header > :first-child")
            .evaluate((element) => element.getBoundingClientRect());
          // Of these, less is sent than a window shows of the next section, such as rows of pictures.
          const isWhole =
            encoding === brotli11
              ? name === "phone" || kind !== "areas"
              : !["areas", "contact", "learn", "reviews", "services"].includes(kind);
          const height = isWhole ? viewport.height : Math.min(Math.floor(bottom), viewport.height);
          const size = { ...viewport, height };
          await expect
            .soft(async () => {
              const [some, all] = await Promise.all([paint(first, size), paint(whole, size)]);
              expect(areEqualToTheEye(some, all), path).toBe(true);
            })
            .toPass({ timeout: 5000 });
          const pending = await whole
            .locator("img")
            .evaluateAll(
              (images) =>
                images.filter(
                  (image) =>
                    image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
                ).length,
            );
          expect(pending, `${path}: pictures of the first screen that need a request`).toBe(0);
          await Promise.all([whole.close(), first.close()]);
        }
      } finally {
        await context.close();
        close();
      }
    });
  }

  const requestTags = name === "phone" ? "@chromium" : "@chromium @all";
  test(`on a ${name} no page asks for a script, a stylesheet, or more than pictures and the typeface ${requestTags}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
    for (const { path, kind } of onePageOfEachKind) {
      const page = await context.newPage();
      const responses: Response[] = [];
      page.on("response", (response) => responses.push(response));
      await page.goto(path, { waitUntil: "networkidle" });
      const loaded = responses.filter(
        (response) => !/^data:|icon|webmanifest/.test(response.url()),
      );
      const types = loaded.map((response) => response.request().resourceType());
      const files = loaded.map((response) => new URL(response.url()).pathname);
      let bytes = 0;
      for (const response of loaded) {
        bytes += (await sent(new URL(response.url()))).length;
      }
      expect(files.filter((file) => file.endsWith(".js"))).toEqual([]);
      expect(new Set(types).difference(allowedTypes), path).toEqual(new Set());
      expect(bytes, path).toBeLessThanOrEqual(budgets[kind] + otherFilesBudget);
      // In the head it would keep the first paint waiting.
      await expect(page.locator("body > link[rel=preload]"), path).toHaveAttribute("as", "font");
      await expect(page.locator("head > link[rel=preload]"), path).toHaveCount(0);
      await page.close();
    }
    await context.close();
  });
}

/**
 * Bytes of script that the first use of an island, and of all of them, may load. React takes 61 kB of each. The carousel
 * brings Swiper, and loads when it is scrolled into view.
 */
const firstUseBudget = { carousel: 82_000, other: 75_200, all: 107_000 };

test("the first use of an island on home keeps to the budget of scripts @chromium", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });

  /** The bytes of all scripts that these islands of a fresh page load. */
  async function scriptBytes(indexes: readonly number[]) {
    const page = await context.newPage();
    const files = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") files.add(request.url());
    });
    await page.goto("/");
    for (const index of indexes) {
      const island = page.locator("astro-island").nth(index);
      // The element itself has no box; one in a hidden answer has no place to scroll to.
      await island.evaluate((element) => {
        element.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
      });
      await island.dispatchEvent("pointerenter");
      await expect(island).not.toHaveAttribute("ssr");
    }
    await page.waitForLoadState("networkidle");
    await page.close();
    const sizes = await Promise.all([...files].map((file) => sent(new URL(file))));
    return sizes.reduce((sum, { length }) => sum + length, 0);
  }

  const page = await context.newPage();
  await page.goto("/");
  const islands = await page
    .locator("astro-island")
    .evaluateAll((all) => all.map((island) => island.getAttribute("component-export")));
  await page.close();
  for (const name of new Set(islands)) {
    const bytes = await scriptBytes([islands.indexOf(name)]);
    const budget = firstUseBudget[name === "ReviewCarousel" ? "carousel" : "other"];
    expect.soft(bytes, String(name)).toBeLessThanOrEqual(budget);
  }
  const bytes = await scriptBytes([...islands.keys()]);
  expect.soft(bytes, "all").toBeLessThanOrEqual(firstUseBudget.all);
  await context.close();
});

test("the next page is prerendered where the browser can, and the policy lets it @chromium", async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const rules = new Promise<{ sourceText: string; errorMessage?: string }>((found) => {
    devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
      found(ruleSet);
    });
  });
  await devtools.send("Preload.enable");
  await page.goto("/contact");
  const { sourceText, errorMessage } = await rules;
  expect(errorMessage).toBeUndefined();
  expect(sourceText).toContain("prerender");
});
