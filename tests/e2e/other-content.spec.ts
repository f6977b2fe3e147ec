/** The same code with other content: areas without a document, and words that try to be markup. */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { createServer } from "#tools/demo/server.ts";
import { neighbourhoodPath, staticRoutes } from "#routes.ts";
import { contentFolder } from "#loader/content-folder.ts";
import { codeIn } from "../support/code-in-page.ts";
import { hostileContent } from "../support/hostile-content.ts";
import { content, onePageOfEachKind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const folder = "test-results/other-content";
const site = "test-results/other-site";
const city = content.areas.cities.at(-1);
const neighbourhood = content.areas.neighbourhoods.at(-1);
const hostile = `Raccoon </script><script>document.title = "broken in"</script> \u2028 <!-- "quoted" & done`;

let server: Server;
let origin = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  cpSync(contentFolder, folder, { recursive: true });
  rmSync(join(folder, "cities", `${city?.slug ?? ""}.md`));
  rmSync(join(folder, "neighbourhoods", `${neighbourhood?.slug ?? ""}.md`));
  // A city added with no edit to the code, and no document yet.
  const areas = readFileSync(join(folder, "areas.yaml"), "utf8");
  const newcomer = `cities:
  - slug: newmarket
    name: Newmarket
    path: /newmarket/raccoon-removal
    latitude: 44.0592
    longitude: -79.4613
    image: cities/caledon.svg
    alt: A farmhouse.
`;
  writeFileSync(join(folder, "areas.yaml"), areas.replace("cities:\n", newcomer));
  writeFileSync(
    join(folder, "reviews", "2099.yaml"),
    `- name: Eve\n  text: ${JSON.stringify(hostile)}\n`,
  );
  appendFileSync(
    join(folder, "faqs", "local-raccoon-solutions.md"),
    "\n### Is `</script>` a question?\n\nIt is *text*: `<img src=x onerror=alert(1)>`.\n",
  );
  // The company's name, among others, stands in attributes on every page.
  writeFileSync(join(folder, "business.yaml"), hostileContent().files.get("business.yaml") ?? "");
  execFileSync("astro", ["build"], {
    env: { ...process.env, CONTENT_DIR: folder, OUT_DIR: `./${site}` },
    stdio: "pipe",
  });
  server = createServer({ folder: site });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  origin = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
});

test.afterAll(() => {
  server.close();
});

for (const [kind, path, name] of [
  ["city", city?.path ?? "", city?.name ?? ""],
  ["city that was just added", "/newmarket/raccoon-removal", "Newmarket"],
  ["neighbourhood", neighbourhoodPath(neighbourhood?.slug ?? ""), neighbourhood?.name ?? ""],
] as const) {
  test(`a ${kind} without a document has the placeholder page, which search engines must not list @chromium`, async ({
    page,
    request,
  }) => {
    const response = await page.goto(origin + path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    const { phone } = content.business;
    await expect(page.locator("meta[name=description]")).toHaveAttribute(
      "content",
      new RegExp(phone.replaceAll(/[()]/g, "\\$&")),
    );
    await expect(page.getByRole("main").getByRole("link", { name: phone }).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    const sitemap = await (await request.get(`${origin}/sitemap-0.xml`)).text();
    expect(sitemap).not.toContain(path);
  });
}

test("a city that was just added has its card and stands in its neighbours' lists @chromium", async ({
  page,
}) => {
  await page.goto(origin + staticRoutes.areas);
  await expect(page.getByRole("main").getByRole("link", { name: "Newmarket" })).toBeVisible();
  await page.goto(`${origin}/richmond-hill/raccoon-removal`);
  await expect(page.getByRole("main").getByRole("link", { name: "Newmarket" })).toBeVisible();
});

test("no text of the company's facts becomes code", async ({ request }) => {
  for (const { path } of onePageOfEachKind) {
    const ownCode = codeIn(await (await request.get(path)).text());
    const html = await (await request.get(origin + path)).text();
    expect([...codeIn(html).difference(ownCode)], path).toEqual([]);
  }
});

test("no word of the content can break out of the structured data or become markup @chromium", async ({
  page,
}) => {
  for (const path of [staticRoutes.reviews, staticRoutes.local_raccoon_solutions]) {
    await page.goto(origin + path);
    await expect(page).not.toHaveTitle("broken in");
    expect(await page.locator("img[src=x]").count()).toBe(0);
    for (const text of await page.locator("script[type='application/ld+json']").allTextContents()) {
      expect(() => JSON.parse(text) as unknown).not.toThrow();
      expect(text).not.toContain("\u2028");
    }
  }
  await page.goto(origin + staticRoutes.reviews);
  const data = await page.locator("script[type='application/ld+json']").first().textContent();
  expect(JSON.stringify(JSON.parse(data ?? ""))).toContain(JSON.stringify(hostile).slice(1, -1));
});
