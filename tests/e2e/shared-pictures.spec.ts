/** Pictures of the site on other sites: in search results, newspapers and e-mail signatures. */
import { shareImagePath } from "#routes.ts";
import { BuiltPage } from "../support/built-page.ts";
import { expect, test } from "../support/test.ts";

test("other sites can show share images and icons, and embed nothing else", async ({
  page,
  baseURL,
}) => {
  const shared = [shareImagePath("/"), "/icon-512.png", "/favicon.svg", "/apple-touch-icon.png"];
  const own = new BuiltPage("/").attribute("img[src^='/_astro/']", "src");
  await page.route("http://newspaper.test/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: [...shared, own]
        .map((path) => `<img src="${baseURL ?? ""}${path}" alt="${path}">`)
        .join(""),
    }),
  );
  await page.goto("http://newspaper.test/");
  const shown = page.getByRole("img").evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) =>
        image.decode().then(
          () => image.alt,
          () => "",
        ),
      ),
    ),
  );
  expect(await shown).toEqual([...shared, ""]);
});
