/** Other content: areas without a document, recorded evidence, and texts that try to be code. */
import { execFile } from "node:child_process";
import {
  appendFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import type { PreviewServer } from "vite";
import { parseDocument } from "yaml";
import { genericCityPath, neighbourhoodPath, staticRoutes } from "#routes.ts";
import { parsePage } from "#integrations/finish-page.ts";
import { previewSite } from "#integrations/preview.ts";
import { BuiltPage } from "../support/built-page.ts";
import { carousel, openCarousel, slidesInView } from "../support/carousel.ts";
import { codeIn } from "../support/code-in-page.ts";
import { hostileContent } from "../support/hostile-content.ts";
import { content, everyPage, onePageOfEachKind, required } from "../support/pages.ts";
import { freePort } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

const site = "test-results/other-site";
const firstCity = required(content.areas.cities[0]);
const cityWithoutText = required(content.areas.cities.at(-1));
const neighbourhoodWithoutText = required(content.areas.neighbourhoods.at(-1));
const newCity = {
  ...firstCity,
  slug: "atlantis",
  name: "Atlantis",
  path: genericCityPath("atlantis"),
  // An existing drawing.
  image: "steps/prevention.svg",
  alt: "A raccoon walks away from the towers of a city under the sea.",
};
// Plain fields may not contain tags, but may contain these characters.
const hostile = `Raccoon <3 "quoted" & done, '+alert(1)+' \\u003c`;

/** Evidence that the owner could record for the claims but the licence; each text has a number. */
const evidence = {
  insurance: { insurer: "Fact 3", covers: "Fact 4", policy: "Hidden 1", valid_until: "2031-03-31" },
  guarantee: {
    covers: "Fact 5",
    lasts: "Fact 6",
    excludes: "Fact 7",
    voided_by: "Fact 8",
    transfers: "Fact 9",
  },
  callback: { basis: "Fact 10", checked: "2026-01-31" },
  same_day: { basis: "Fact 11", checked: "2026-01-31" },
  emergency_line: { basis: "Fact 12", checked: "2026-01-31" },
  rating: { source: "Fact 13", as_of: "2026-01-31" },
  prices: { source: "Fact 14", as_of: "2026-01-31" },
};
const answer = "A request sent by noon is answered within the hour.";

/** Writes the content for this build: hostile texts in place of the real ones, and some changes. */
function writeContent(folder: string) {
  const { files, attacked } = hostileContent();
  expect(attacked).toBeGreaterThan(0.5);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const areasFile = join(folder, "areas.yaml");
  const areas = parseDocument(readFileSync(areasFile, "utf8"));
  for (const [list, { slug }] of [
    ["cities", cityWithoutText],
    ["neighbourhoods", neighbourhoodWithoutText],
  ] as const) {
    rmSync(join(folder, list, `${slug}.md`), { force: true });
  }
  areas.addIn(["cities"], newCity);
  writeFileSync(areasFile, areas.toString());
  rmSync(join(folder, "reviews"), { recursive: true });
  mkdirSync(join(folder, "reviews"));
  writeFileSync(
    join(folder, "reviews", "2099.yaml"),
    `- name: Eve\n  text: ${JSON.stringify(hostile)}\n  rating: 5\n`,
  );
  appendFileSync(
    join(folder, "faqs", "toronto.md"),
    "\n### Is \\</script\\> a question?\n\nIt is *text*: \\<img src=x onerror=alert(1)\\>.\n",
  );
  const business = parseDocument(files.get("business.yaml") ?? "");
  // A city's page shows the licences whose authority has the city's name.
  const authority = `Fact 1: ${String(areas.getIn(["cities", 0, "name"]))}`;
  const licence = [{ authority, number: "Fact 2", valid_until: "2031-04-30" }];
  business.set("evidence", { licence, ...evidence });
  business.setIn(["policies", "callback_hours"], { says: answer });
  writeFileSync(join(folder, "business.yaml"), business.toString());
}

const camera = "Camera of the test";

/** Copies the photos, and one that no page shows, each with the place and the device in it. */
async function writePhotos(folder: string) {
  mkdirSync(join(folder, "photos"));
  const place = { GPSLatitudeRef: "N", GPSLatitude: "43/1 39/1 0/1" };
  for (const name of readdirSync("content/photos")) {
    const photo = sharp(join("content/photos", name)).withExif({
      IFD0: { Make: camera },
      IFD3: place,
    });
    await photo.toFile(join(folder, "photos", name));
    await photo.jpeg().toFile(join(folder, "photos", "unused.jpg"));
  }
}

let server: PreviewServer;
let origin = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  // A busy machine takes minutes to build the site.
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), "other-content-"));
  writeContent(folder);
  await writePhotos(folder);
  // Rejects with the output of the build if it fails.
  await promisify(execFile)(
    process.execPath,
    ["node_modules/astro/bin/astro.mjs", "build", "--outDir", site],
    {
      env: { ...process.env, SITE_URL: "", CONTENT_DIR: folder },
    },
  );
  rmSync(folder, { recursive: true });
  const port = await freePort();
  server = await previewSite(site, { port });
  origin = `http://localhost:${port}`;
});

test.afterAll(() => server.close());

test("an area without a document has the placeholder page, which is not indexed", async ({
  page,
  request,
}) => {
  const { slug, name } = neighbourhoodWithoutText;
  const sitemap = await (await request.get(`${origin}/sitemap-0.xml`)).text();
  for (const area of [cityWithoutText, newCity, { path: neighbourhoodPath(slug), name }]) {
    const response = await page.goto(origin + area.path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(area.name);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    const { phone } = content.business;
    const description = await page.locator("meta[name=description]").getAttribute("content");
    expect(description).toContain(phone);
    await expect(page.getByRole("main").getByRole("link", { name: phone }).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    expect(sitemap).not.toContain(area.path);
  }
});

test("no built file has the place or the device of a photo", async () => {
  const files = globSync("**/*", { cwd: site, withFileTypes: true }).filter((one) => one.isFile());
  const photos = files.filter(({ name }) => /\.(?:avif|webp|jpe?g)$/.test(name));
  expect(photos.length).toBeGreaterThan(0);
  for (const { parentPath, name } of files) {
    const file = readFileSync(join(parentPath, name));
    expect(file.includes(camera), name).toBe(false);
  }
  for (const { parentPath, name } of photos) {
    const { exif, xmp, iptc } = await sharp(join(parentPath, name)).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
  }
});

test("a new city has a card, and is in the list of its nearest city", async ({ page }) => {
  // It has the coordinates of the first city, so each is the other's nearest.
  for (const path of [staticRoutes.areas, firstCity.path]) {
    await page.goto(origin + path);
    await expect(page.getByRole("main").getByRole("link", { name: newCity.name })).toBeVisible();
  }
});

test("evidence is shown beside its claim once it is recorded", () => {
  const factsIn = ({ html }: BuiltPage) =>
    [...html.matchAll(/Fact (\d+)/g)].map(([, number]) => Number(number));
  const service = required(onePageOfEachKind.find(({ kind }) => kind === "service")).path;
  for (const [path, facts] of [
    [staticRoutes.home, [1, 2, 3, 4, 5, 6, 7, 8, 9, 14]],
    [staticRoutes.contact, [10, 12, 1, 2, 3, 4, 11, 13]],
    [staticRoutes.reviews, [13]],
    [service, [11, 1, 2, 3, 4, 13]],
    [firstCity.path, [1, 2]],
    [required(content.areas.cities[1]).path, []],
  ] as const) {
    const page = new BuiltPage(path, site);
    expect(factsIn(page), path).toEqual(facts);
    expect(page.html).not.toContain("Hidden 1");
    expect(factsIn(new BuiltPage(path)), path).toEqual([]);
  }
});

test("a carousel with one review has no controls", async ({ page, consoleErrors }) => {
  for (const path of [staticRoutes.home, staticRoutes.reviews]) {
    await openCarousel(page, origin + path);
    await expect(slidesInView(page)).toHaveCount(1);
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  }
  expect(consoleErrors).toEqual([]);
});

test("a company rule is listed once it has an answer", () => {
  expect(new BuiltPage(staticRoutes.services, site).html).toContain(answer);
  const { html } = new BuiltPage(staticRoutes.services);
  expect(html).not.toContain(answer);
  for (const { says } of Object.values(content.business.policies)) expect(html).toContain(says);
});

test("no text of the content becomes a script, event attribute or style", () => {
  const pages = process.env["TEST_ALL"] ? everyPage : onePageOfEachKind;
  const paths = [...pages.map(({ path }) => path), "/404"];
  const ownCode = new Set(paths.flatMap((path) => [...codeIn(new BuiltPage(path).html)]));
  for (const path of paths) {
    const { html } = new BuiltPage(path, site);
    expect([...codeIn(html).difference(ownCode)], path).toEqual([]);
    for (const { text } of parsePage(html).styles)
      expect(text, path).not.toMatch(/alert\(|onload=/);
  }
});

test("no text can end the structured data's script or become markup", async ({ page }) => {
  const structuredData = page.locator("script[type='application/ld+json']");
  for (const path of [staticRoutes.reviews, staticRoutes.toronto]) {
    await page.goto(origin + path);
    await expect(page).not.toHaveTitle("broken in");
    expect(await page.locator("img[src=x]").count()).toBe(0);
    for (const text of await structuredData.allTextContents()) {
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
  }
  const data = JSON.stringify(new BuiltPage(staticRoutes.reviews, site).structuredData);
  expect(data).toContain(JSON.stringify(hostile).slice(1, -1));
});
