/** What a page weighs on its way to the visitor: one round trip to the first screen, nothing that blocks, no script. */
import { createServer, get } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";
import { type Page as BrowserPage, type Response } from "@playwright/test";
import { callHref } from "#routes.ts";
import { content, everyPage, onePageOfEachKind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** What ten segments of TCP carry before the first acknowledgement (RFC 6928): all that comes in one round trip. */
const window = 14_600;

/** Bytes on load, the typeface and all pictures included. */
const budgets = new Map([
  ["city", 34_000],
  ["home", 52_000],
]);

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

test("every page's styles, heading and phone number come with the first round trip, and its bytes keep to the budget", async ({
  baseURL,
}) => {
  for (const { path, kind } of everyPage) {
    const page = await sent(new URL(path, baseURL));
    const first = brotliDecompressSync(page.subarray(0, window), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
    expect(first, path).toContain("</h1>");
    expect(first, path).toContain(callHref(content.business.phone));
    const [head = ""] = first.split("<body>");
    expect(head, path).toContain("</style>");
    const [seen = ""] = first.slice(head.length).split("</main>");
    expect(seen, path).not.toContain("<style");
    const [beforeHeading = ""] = first.split("</h1>");
    expect(beforeHeading, path).not.toMatch(/<script(?! type="application\/ld)/);

    const [, font = ""] = /href="(\/_astro\/fonts\/[^"]+)"/.exec(first) ?? [];
    const typeface = await sent(new URL(font, baseURL));
    expect(page.length + typeface.length, path).toBeLessThanOrEqual(budgets.get(kind) ?? Infinity);
  }
});

/** A server that sends a page's first bytes, or the whole, and then says nothing more, nor anything else. */
async function stall(site: string | undefined) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const bytes = Number(searchParams.get("bytes"));
    if (!bytes) return;
    void sent(new URL(pathname, site)).then((page) => {
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "br" });
      response.write(page.subarray(0, bytes));
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

/** The first screen as painted. Playwright's own screenshot would wait for what never comes. */
async function paint(page: BrowserPage): Promise<string> {
  // Before the first paint there is nothing to capture.
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "png" });
  await devtools.detach();
  return data;
}

for (const { name, viewport } of screens) {
  test(`on a ${name} the first screen of every kind of page is painted from the first round trip @chromium`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const { origin, close } = await stall(baseURL);
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    try {
      for (const { path } of onePageOfEachKind) {
        const [whole, first] = await Promise.all([context.newPage(), context.newPage()]);
        await whole.goto(`${origin}${path}?bytes=1000000`, { waitUntil: "commit" });
        await expect(whole.locator("body > footer")).toBeAttached();
        await first.goto(`${origin}${path}?bytes=${window}`, { waitUntil: "commit" });
        const wanted = await paint(whole);
        await expect
          .poll(async () => (await paint(first)) === wanted, { message: path })
          .toBe(true);
        const pending = await whole
          .locator("img")
          .evaluateAll(
            (images) =>
              images.filter((image) => image.getBoundingClientRect().top < innerHeight).length,
          );
        expect(pending, `${path}: pictures of the first screen that need a request`).toBe(0);
        await Promise.all([whole.close(), first.close()]);
      }
    } finally {
      await context.close();
      close();
    }
  });

  test(`on a ${name} no page asks for a script or a stylesheet, nor for more than four files @chromium`, async ({
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
      const files = new Set(loaded.map((response) => new URL(response.url()).pathname));
      let bytes = 0;
      for (const response of loaded) {
        bytes += (await sent(new URL(response.url()))).length;
      }
      expect(types, path).not.toContain("script");
      expect([...files].filter((file) => file.endsWith(".js"))).toEqual([]);
      expect(types, path).not.toContain("stylesheet");
      expect(files.size, `${path}: ${[...files].join(" ")}`).toBeLessThanOrEqual(4);
      expect(bytes, path).toBeLessThanOrEqual(budgets.get(kind) ?? Infinity);
      await page.close();
    }
    await context.close();
  });
}

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
