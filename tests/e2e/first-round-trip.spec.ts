/** Every page's first screen arrives in the first round trip, with nothing unnecessary before. */
import { createServer } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { type Page as BrowserPage } from "@playwright/test";
import MagicString from "magic-string";
import { callHref } from "#routes.ts";
import { parsePage } from "#integrations/parse-page.ts";
import { brotli, firstRoundTripBytes, gzip, type Encoding } from "../support/first-window.ts";
import { listen, stopListening } from "../support/listen.ts";
import { content, onePageOfEachKind } from "../support/pages.ts";
import { looksSame, screens } from "../support/screenshots.ts";
import { downloadCompressed } from "../support/send-request.ts";
import { expect, test } from "../support/test.ts";

const brotli11 = brotli(11);

/** From the strongest to the weakest compression of hosts. */
const encodings: readonly Encoding[] = [brotli11, brotli(5), gzip];

/** The part of a page that arrives first, of the file that the server sends with Brotli 11. */
function firstPart(file: Buffer, encoding: Encoding) {
  const sent = encoding === brotli11 ? file : encoding.compress(brotliDecompressSync(file));
  return encoding.decompress(sent.subarray(0, firstRoundTripBytes)).toString();
}

for (const encoding of encodings) {
  test(`with ${encoding.name} the first round trip contains every kind of page's heading, phone number and styles`, async ({
    baseURL,
  }) => {
    for (const { path } of onePageOfEachKind) {
      const first = firstPart(await downloadCompressed(new URL(path, baseURL)), encoding);
      expect(first, path).toContain("</h1>");
      expect(first, path).toContain(callHref(content.business.phone));
      const [beforeHeading = ""] = first.split("</h1>");
      const { styles, scripts } = parsePage(beforeHeading);
      expect(styles, path).toHaveLength(1);
      const run = scripts.filter(({ attributes }) => attributes["type"] === undefined);
      // The first paint has the colours that the visitor chose.
      expect(
        run.map(({ attributes }) => attributes["id"]),
        path,
      ).toEqual(["theme"]);
      if (encoding === brotli11) expect(first, path).toContain('id="first-screen-end"');
    }
  });
}

/** Removes scripts, since one of them shows by the time of day who answers the phone. */
function withoutScripts(html: string) {
  const page = new MagicString(html);
  for (const { start, end, attributes } of parsePage(html).scripts)
    if (attributes["type"] === undefined) page.remove(start, Math.min(end, html.length));
  return page.toString();
}

/** Sends a page, or its first round trip, and no other file. Its answers never end. */
async function stall(site: string | undefined, encoding: Encoding) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const part = searchParams.get("part");
    // Pictures further down the page must not use up all connections.
    if (pathname.endsWith(".svg")) response.writeHead(404).end();
    if (!part) return;
    void downloadCompressed(new URL(pathname, site)).then((file) => {
      response.writeHead(200, { "content-type": "text/html" });
      const text =
        part === "whole" ? brotliDecompressSync(file).toString() : firstPart(file, encoding);
      response.write(withoutScripts(text));
    });
  });
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    [Symbol.asyncDispose]: () => stopListening(server),
  };
}

/** Captures the first screen's pixels. Playwright's screenshot would wait for the whole page. */
async function paint(page: BrowserPage, size: { width: number; height: number }): Promise<Buffer> {
  // Before the first paint there is nothing to capture.
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "png",
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  await devtools.detach();
  return Buffer.from(data, "base64");
}

for (const { name, viewport } of screens) {
  for (const encoding of encodings) {
    const tag = encoding === brotli11 && name === "phone" ? [] : ["@all"];
    test(
      `on a ${name} the first round trip with ${encoding.name} paints every kind of page's first screen`,
      { tag },
      async ({ browser, baseURL }) => {
        test.slow();
        await using site = await stall(baseURL, encoding);
        await using context = await browser.newContext({ viewport, reducedMotion: "reduce" });
        const [whole, first] = await Promise.all([context.newPage(), context.newPage()]);
        for (const { path, kind } of onePageOfEachKind) {
          // The home page's ends with the quote form: it fits only with the best compression.
          if (kind === "home" && encoding !== brotli11) continue;
          await whole.goto(`${site.origin}${path}?part=whole`, { waitUntil: "commit" });
          await expect(whole.locator("body > footer")).toBeAttached();
          await first.goto(`${site.origin}${path}?part=first`, { waitUntil: "commit" });
          const { bottom } = await whole
            .locator("main > section:first-child, main > header > :first-child")
            .evaluate((element) => element.getBoundingClientRect());
          // Others need only bring the hero. A desktop also shows later pictures of areas.
          const fitsWindow = encoding === brotli11 && (name === "phone" || kind !== "areas");
          const height = Math.min(fitsWindow ? Infinity : Math.floor(bottom), viewport.height);
          const size = { ...viewport, height };
          await expect
            .soft(async () => {
              const [part, all] = await Promise.all([paint(first, size), paint(whole, size)]);
              expect(await looksSame(part, all), path).toBe(true);
            })
            .toPass({ timeout: 60_000 });
          const pending = whole.locator("img").evaluateAll((images) =>
            images.flatMap((image) => {
              const { top } = image.getBoundingClientRect();
              return image.checkVisibility() && top < innerHeight ? [image.outerHTML] : [];
            }),
          );
          expect(await pending, `${path}: pictures in the first screen`).toEqual([]);
        }
      },
    );
  }
}
