/** The first screen of every page comes in the first round trip, and nothing that it could do without comes before it. */
import { createServer } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { type Page as BrowserPage } from "@playwright/test";
import MagicString from "magic-string";
import { callHref } from "#routes.ts";
import { parsePage } from "#tools/build/parse-page.ts";
import { brotli, firstRoundTripBytes, gzip, type Encoding } from "../support/first-window.ts";
import { content, onePageOfEachKind } from "../support/pages.ts";
import { areEqualToTheEye, colours, screens } from "../support/screenshots.ts";
import { sent } from "../support/sent.ts";
import { expect, test } from "../support/test.ts";

const brotli11 = brotli(11);

/** As the strictest and the laziest hosts compress. */
const encodings: readonly Encoding[] = [brotli11, brotli(5), gzip];

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
}
