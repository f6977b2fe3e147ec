/** Pictures of the site on other sites: in search results, newspapers and e-mail signatures. */
import { createServer } from "node:http";
import { shareImagePath } from "#routes.ts";
import { BuiltPage } from "../support/built-page.ts";
import { listen, stopListening } from "../support/listen.ts";
import { expect, test } from "../support/test.ts";

test("other sites can show share images and icons, and embed nothing else", async ({
  page,
  baseURL,
}) => {
  const shared = [shareImagePath("/"), "/icon-512.png", "/favicon.svg", "/apple-touch-icon.png"];
  const own = new BuiltPage("/").attribute("img[src^='/_astro/']", "src");
  const images = [...shared, own].map(
    (path) => `<img src="${baseURL ?? ""}${path}" alt="${path}">`,
  );
  // A server, since the browser lets only pages of this machine request something from it.
  const newspaper = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html").end(images.join(""));
  });
  await page.goto(`http://127.0.0.1:${await listen(newspaper)}/`);
  const shown = page.getByRole("img").evaluateAll((elements: HTMLImageElement[]) =>
    Promise.all(
      elements.map((image) =>
        image.decode().then(
          () => image.alt,
          () => "",
        ),
      ),
    ),
  );
  expect(await shown).toEqual([...shared, ""]);
  await stopListening(newspaper);
});
