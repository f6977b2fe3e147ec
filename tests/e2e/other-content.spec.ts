/**
 * Other content: areas without a document, recorded evidence, days that are different, and texts
 * that try to be code. The site counts visits.
 */
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
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { PreviewServer } from "vite";
import { parseDocument } from "yaml";
import { callHref } from "#features/contact/contact-links.ts";
import { genericCityPath, guidePath, neighbourhoodPath, staticRoutes } from "#routes.ts";
import { readFacts } from "#content/facts.ts";
import { fillIn, formatDay, formatDays } from "#content/fill-in.ts";
import { BuiltPage } from "../support/built-page.ts";
import { carousel, openCarousel, slidesInView } from "../support/carousel.ts";
import { changePage } from "../support/changed-page.ts";
import { codeIn } from "../support/code-in-page.ts";
import { hostileContent } from "../support/hostile-content.ts";
import { listen, stopListening } from "../support/listen.ts";
import { content, everyPage, onePageOfEachKind, required } from "../support/pages.ts";
import { ann, fieldNamed, help, quoteForm, retry, submit } from "../support/quote-form.ts";
import { accepted, MockEmailService } from "../support/mock-email-service.ts";
import { serveSecondSite } from "../support/second-site.ts";
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
/** Tells who comes, with rules of the company that the page /about shows too. */
const about = {
  people: [
    {
      name: "Fact 15",
      does: `Fact 16 ${hostile}`,
      since: 2011,
      calls_back: true,
      photo: { file: "sample-deck-after.webp", alt: "A person in front of an evening sky." },
    },
  ],
  van: { says: "Fact 17" },
  based: "Fact 18",
};
const rules = ["wsib", "languages", "payment", "still_there"];
/** Days that are different, long after the build. */
const days = {
  closed: [{ first: "2031-12-25", last: "2031-12-26" }],
  special_hours: [
    { first: "2020-12-24", opens: "10:10 AM", closes: "4 PM" },
    { first: "2031-12-24", opens: "9:30 AM", closes: "3 PM" },
  ],
  notices: [{ says: `Booked. ${hostile}`, first: "2031-12-23", last: "2031-12-24" }],
};
const answer = "A request sent by noon is answered within the hour.";
const reviewLink = "https://example.org/write-a-review";

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
  ] as const)
    rmSync(join(folder, list, `${slug}.md`), { force: true });
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
  rules.forEach((name, index) => {
    business.setIn(["policies", name], { says: `Fact ${19 + index}` });
  });
  const added = { about, review_link: reviewLink, ...days };
  for (const [key, value] of Object.entries(added)) business.set(key, value);
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

/** Describes what has been counted: each event with the path of its page. */
const counted: string[] = [];
/** The cookies of these requests. */
const cookies: (string | undefined)[] = [];
const counter = createServer(({ url, headers }, response) => {
  counted.push(new URL(url ?? "", "http://localhost").searchParams.toString());
  cookies.push(headers.cookie);
  response.setHeader("Set-Cookie", "visitor=1").end();
});
let counterOrigin = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  // A busy machine takes minutes to build the site.
  test.setTimeout(600_000);
  counterOrigin = `http://localhost:${await listen(counter)}`;
  const folder = mkdtempSync(join(tmpdir(), "other-content-"));
  writeContent(folder);
  await writePhotos(folder);
  ({ server, origin } = await serveSecondSite(site, folder, {
    COUNT_URL: `${counterOrigin}/?event={event}&path={path}`,
  }));
});

test.afterAll(async () => {
  await server.close();
  await stopListening(counter);
});

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
  // The new city has the coordinates of the first, so each is the other's nearest.
  for (const path of [staticRoutes.areas, firstCity.path]) {
    await page.goto(origin + path);
    await expect(page.getByRole("main").getByRole("link", { name: newCity.name })).toBeVisible();
  }
});

test("facts are shown beside their claims and on /about once they are recorded", () => {
  const factsIn = ({ html }: BuiltPage) =>
    [...html.matchAll(/Fact (\d+)/g)].map(([, number]) => Number(number));
  const service = required(onePageOfEachKind.find(({ kind }) => kind === "service")).path;
  for (const [path, facts] of [
    [staticRoutes.home, [1, 2, 3, 4, 5, 6, 7, 8, 9, 14]],
    [staticRoutes.contact, [10, 12, 1, 2, 3, 4, 11, 13]],
    [staticRoutes.reviews, [13]],
    [service, [11, 1, 2, 3, 4, 13]],
    [staticRoutes.about, [15, 16, 17, 18, 19, 20, 21, 22, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [firstCity.path, [1, 2]],
    [required(content.areas.cities[1]).path, []],
  ] as const) {
    const page = new BuiltPage(path, site);
    // The name of who calls back is in every form.
    const shown = factsIn(page).filter((fact) => fact !== 15 || path === staticRoutes.about);
    expect(shown, path).toEqual(facts);
    expect(page.html).not.toContain("Hidden 1");
    // The demo names nobody, so it has no such page.
    if (path !== staticRoutes.about) expect(factsIn(new BuiltPage(path)), path).toEqual([]);
  }
});

test("a quote form shows the face and the name of who calls back", () => {
  const form = new BuiltPage(staticRoutes.contact, site);
  expect(form.all("form[data-quote] img")).toHaveLength(1);
  expect(form.words("form[data-quote]")).toContain("Fact 15");
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

test("with a link for reviews there is a card to print, with its code", async ({ page }) => {
  await page.goto(origin + staticRoutes.learn);
  const card = page.locator("#review-card");
  await expect(card).toContainText(reviewLink);
  await expect(card.locator("svg path")).not.toHaveCount(0);
  expect(new BuiltPage(staticRoutes.learn).html).not.toContain("review-card");
});

/** Opens a page at a time in Toronto in winter, such as `2031-12-25 07:00`. */
async function openAt(page: Page, time: string, path: string = staticRoutes.contact) {
  await page.clock.setFixedTime(`${time.replace(" ", "T")}-05:00`);
  await page.goto(origin + path);
}

test("a notice is above the header from its first day to its last in Toronto", async ({ page }) => {
  const notice = page.getByText(required(days.notices[0]).says);
  for (const [time, visible] of [
    ["2031-12-22 23:59", false],
    ["2031-12-23 00:00", true],
    ["2031-12-24 23:59", true],
    ["2031-12-25 00:00", false],
  ] as const) {
    await openAt(page, time, staticRoutes.about);
    await expect(notice, time).toBeVisible({ visible });
  }
});

test("a day that is over is in no file, and a saved contact has no days at all", () => {
  const [over, ahead] = days.special_hours.map(({ first }) => formatDay(first));
  const read = (name: string) => readFileSync(join(site, name), "utf8");
  for (const name of globSync("**/*.{html,txt,vcf}", { cwd: site })) {
    expect(read(name), name).not.toContain(required(over));
    expect(read(name), name).not.toContain(required(days.special_hours[0]).first);
  }
  expect(read("llms.txt")).toContain(required(ahead));
  expect(read("contact.vcf")).not.toMatch(/20\d\d/);
});

test("a tab that stays open shows each notice and each list of days until it is over", async ({
  page,
}) => {
  await page.clock.install({ time: "2031-12-22T23:58:00-05:00" });
  await page.goto(origin + staticRoutes.contact);
  const notice = page.getByText(required(days.notices[0]).says);
  const listed = page.locator("main li[data-last]");
  await expect(notice).toBeHidden();
  await expect(listed).toHaveText([/December 24/, /December 25/]);
  for (const [time, noticeVisible, visibleDays] of [
    ["2031-12-23T00:00:59-05:00", true, 2],
    ["2031-12-24T23:59:00-05:00", true, 2],
    ["2031-12-25T00:00:59-05:00", false, 1],
    ["2032-01-01T00:00:59-05:00", false, 0],
  ] as const) {
    await page.clock.pauseAt(time);
    await expect(notice, time).toBeVisible({ visible: noticeVisible });
    await expect(listed.filter({ visible: true }), time).toHaveCount(visibleDays);
  }
});

test("in the evening before a closed day, the form says when the office opens again", async ({
  page,
}) => {
  const { office_closed_now, office_open_today } = content.quoteForm;
  const opensAgain = "Saturday, 7 AM";
  for (const [time, text] of [
    ["2031-12-23 20:00", "Wednesday, 9:30 AM"],
    ["2031-12-24 12:00", fillIn(office_open_today, { today: "9:30 AM – 3 PM" })],
    ["2031-12-24 15:00", opensAgain],
    ["2031-12-25 12:00", opensAgain],
  ] as const) {
    await openAt(page, time);
    await expect(quoteForm(page), time).toContainText(text);
    const promise = office_closed_now.split("{next}")[0] ?? "";
    const isEvening = time.endsWith("20:00") || time.endsWith("15:00");
    await expect(quoteForm(page).getByText(promise), time).toHaveCount(isEvening ? 1 : 0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("on a day that is different, pages and the menu say its hours, not the usual ones", async ({
    page,
  }) => {
    const { phone_line } = content.business;
    const { header, other_days: words } = content.site;
    const { opens: from, closes: to } = required(days.special_hours[1]);
    const usual = page.getByText(required(readFacts()["hours"])).filter({ visible: true });
    for (const [time, today, line] of [
      ["2031-12-23 12:00", undefined, phone_line.office_open],
      ["2031-12-24 09:00", `${from} – ${to}`, phone_line.office_closed],
      ["2031-12-24 10:00", `${from} – ${to}`, phone_line.office_open],
      ["2031-12-26 12:00", words.closed_today, phone_line.office_closed],
    ] as const) {
      await openAt(page, time);
      await expect(page.locator("[data-night]").first(), time).toContainText(line);
      await page.getByRole("button", { name: header.menu }).click();
      const menu = page.getByRole("dialog", { name: header.menu });
      if (today === undefined) {
        expect(await usual.count()).toBeGreaterThan(0);
        continue;
      }
      await expect(usual, time).toHaveCount(0);
      for (const place of [page.locator("header"), quoteForm(page), menu])
        await expect(place.first(), time).toContainText(today);
      const isClosed = today === words.closed_today;
      await expect(menu.getByText(header.days)).toHaveCount(isClosed ? 0 : 1);
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no notice is shown, and the days that are different stand under the hours", async ({
    page,
  }) => {
    await page.goto(origin + staticRoutes.contact);
    await expect(page.getByText(required(days.notices[0]).says)).toBeHidden();
    const { first, last } = required(days.closed[0]);
    const closed = quoteForm(page).locator("noscript li").last();
    await expect(closed).toContainText(formatDays(first, last));
    await expect(closed).toBeVisible();
  });
});

/** Opens the contact page with nothing counted yet, and returns the service that its form uses. */
async function openContact(page: Page) {
  const service = new MockEmailService();
  await service.listen(page);
  // Tests beside this one open pages too.
  counted.length = 0;
  await page.goto(origin + staticRoutes.contact);
  return service;
}

/** Fills in the form, whose labels are other texts here, and waits for hydration. */
async function fillInForm(page: Page) {
  for (const [name, value] of Object.entries(ann)) {
    const control = quoteForm(page).locator(`[name=${name}]`);
    if (fieldNamed(name).kind === "select") await control.selectOption({ index: 1 });
    else await control.fill(value);
  }
  await expect(quoteForm(page)).toHaveAttribute("novalidate");
}

/** Does what the site counts on the contact page, the last two by sending the form. */
async function doEverything(page: Page) {
  const service = await openContact(page);
  for (const link of [`[href="${callHref(content.business.phone)}"]`, "[href^='sms:']"])
    await page.locator(`main ${link}`).first().dispatchEvent("click");
  await fillInForm(page);
  service.answer = { status: 500, body: "" };
  await submit(page).click();
  await expect(help(page)).toBeFocused();
  service.answer = accepted;
  await retry(page).click();
  await expect(quoteForm(page).locator("[data-sent] h2")).toBeFocused();
  expect(service.requests).toHaveLength(2);
}

test("views, pressed numbers and requests are counted", async ({ page }) => {
  await doEverything(page);
  const events = ["pageview", "call", "text", "quote-failed", "quote-sent"];
  const path = staticRoutes.contact;
  const all = events.map((event) => new URLSearchParams({ event, path }).toString());
  await expect.poll(() => counted.toSorted()).toEqual(all.toSorted());
  const { html } = new BuiltPage(staticRoutes.privacy, site);
  expect(html).toContain(new URL(counterOrigin).host);
});

test("the service that counts gets no cookie, not even its own", async ({ page }) => {
  for (const path of [staticRoutes.contact, staticRoutes.about]) {
    cookies.length = 0;
    await page.goto(origin + path);
    await expect.poll(() => cookies).toEqual([undefined]);
  }
});

test("a service on the site's own host is not told what was typed into the address", async ({
  page,
}) => {
  await changePage(page, `${staticRoutes.contact}?*`, (html) =>
    html.replaceAll(counterOrigin, `${origin}/count`),
  );
  const counting = page.waitForRequest(`${origin}/count/**`);
  await page.goto(`${origin}${staticRoutes.contact}?email=${ann.email}`);
  expect(await (await counting).headerValue("referer")).toBe(`${origin}/`);
});

test("a request that arrives after its time-out is counted as failed, and then as sent", async ({
  page,
}) => {
  await page.clock.install();
  const service = await openContact(page);
  const late = Promise.withResolvers<{ status: number; body: string }>();
  service.answer = late.promise;
  await fillInForm(page);
  await submit(page).click();
  await expect.poll(() => service.requests.length).toBe(1);
  await page.clock.fastForward(15_000);
  const events = () => counted.map((query) => new URLSearchParams(query).get("event"));
  await expect.poll(events).toEqual(["pageview", "quote-failed"]);
  late.resolve(accepted);
  await expect.poll(events).toEqual(["pageview", "quote-failed", "quote-sent"]);
});

test("what a guide offers to do is counted", async ({ page }) => {
  const path = guidePath(required([...content.guides.keys()][0]));
  await page.goto(origin + path);
  await page.locator("[data-guide-action] a").last().click();
  const event = new URLSearchParams({ event: "guide-action", path }).toString();
  await expect.poll(() => counted).toContain(event);
});

for (const name of ["doNotTrack", "globalPrivacyControl"]) {
  test(`with ${name} nothing is counted`, async ({ page }) => {
    await page.addInitScript((key) => {
      Object.defineProperty(navigator, key, { value: key === "doNotTrack" ? "1" : true });
    }, name);
    await doEverything(page);
    expect(counted).toEqual([]);
  });
}

test("where counting is blocked, all else works", async ({ page }) => {
  await page.route(`${counterOrigin}/**`, (route) => route.abort());
  await doEverything(page);
  expect(counted).toEqual([]);
});

test("no text of the content becomes a script, event attribute or style", () => {
  const pages = process.env["TEST_ALL"] ? everyPage : onePageOfEachKind;
  const paths = [...pages.map(({ path }) => path), "/404"];
  const ownCode = new Set(paths.flatMap((path) => [...codeIn(new BuiltPage(path).html)]));
  // The second site alone has notices and counts. A page in another language has no offer of one.
  for (const path of ["/404", ...paths.filter((path) => path.startsWith("/help/"))]) {
    for (const script of codeIn(new BuiltPage(path, site).html)) {
      if (/^\/_astro\/Counter\.|^\(function (?:showOffer|showNotices)\(/.test(script))
        ownCode.add(script);
    }
  }
  for (const path of paths) {
    const page = new BuiltPage(path, site);
    expect([...codeIn(page.html).difference(ownCode)], path).toEqual([]);
    expect(page.texts("style").join("\n"), path).not.toMatch(/alert\(|onload=/);
  }
});

test("no text can end the structured data's script or become markup", async ({ page }) => {
  const structuredData = page.locator("script[type='application/ld+json']");
  for (const path of [staticRoutes.reviews, staticRoutes.toronto]) {
    await page.goto(origin + path);
    await expect(page).not.toHaveTitle("broken in");
    expect(await page.locator("img[src=x]").count()).toBe(0);
    for (const text of await structuredData.allTextContents())
      expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
  const data = JSON.stringify(new BuiltPage(staticRoutes.reviews, site).structuredData);
  expect(data).toContain(JSON.stringify(hostile).slice(1, -1));
});
