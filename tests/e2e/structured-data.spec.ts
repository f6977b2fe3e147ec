/** What search engines, previews and assistants read of each page: complete, valid, and equal to what people see. */
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { z } from "zod";
import { content, everyPage, type Kind, type Page } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { nodesOf, vocabularyFaults } from "../support/vocabulary.ts";

/** The types that each kind of page carries (specification, section 2). */
const typesOf: Record<Kind, readonly string[]> = {
  home: ["LocalBusiness", "FAQPage"],
  reviews: ["LocalBusiness"],
  services: [],
  service: ["LocalBusiness", "Service", "BreadcrumbList"],
  areas: [],
  local_raccoon_solutions: ["LocalBusiness", "WebPage", "BreadcrumbList", "FAQPage"],
  city: ["LocalBusiness", "BreadcrumbList", "FAQPage"],
  alias: ["LocalBusiness", "BreadcrumbList", "FAQPage"],
  neighbourhood: ["LocalBusiness", "BreadcrumbList"],
  learn: [],
  contact: [],
};

/** The shape of a page's JSON-LD: typed nodes under one context. */
const graph = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

/** Text on one line, without the mark where a long review is cut. */
const flat = (text: string) => text.replaceAll(/[\s…]+/g, " ").trim();

interface Row {
  page: Page;
  title: number;
  description: number;
  types: string;
  image: number;
  links: string[];
}

test("every page says what it is to search engines, and shows what it says @chromium", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const rows: Row[] = [];
  const faults: string[] = [];

  for (const entry of everyPage) {
    await page.goto(entry.path, { waitUntil: "domcontentloaded" });
    const complain = (fault: string) => faults.push(`${entry.path}: ${fault}`);
    const html = await (await request.get(entry.path)).text();
    const scripts = await page.locator("script[type='application/ld+json']").allTextContents();
    const documents = scripts.map((text): unknown => JSON.parse(text));
    const shown = flat(await page.evaluate(() => document.body.textContent));

    for (const fault of documents.flatMap(vocabularyFaults)) complain(fault);
    const issues = await new Validator().validate(
      new WebAutoExtractor({ addLocation: true }).parse(html),
    );
    for (const { issueMessage, severity } of issues)
      if (severity === "ERROR") complain(issueMessage);

    const types = documents.flatMap((document) =>
      graph.parse(document)["@graph"].map((node) => node["@type"]),
    );
    expect(types.toSorted(), entry.path).toEqual([...typesOf[entry.kind]].toSorted());

    const nodes = documents.flatMap(nodesOf);
    const ofType = (type: string) => nodes.filter((node) => node["@type"] === type);
    const mustShow = (text: unknown, what: string) => {
      if (!shown.includes(flat(String(text))))
        complain(`${what} is marked up but not shown: ${String(text)}`);
    };
    for (const business of ofType("LocalBusiness")) {
      expect(String(business["@id"])).toMatch(/\/#business$/);
      mustShow(business["name"], "the name");
    }
    for (const question of ofType("Question")) mustShow(question["name"], "a question");
    for (const answer of ofType("Answer")) {
      for (const line of String(answer["text"]).split("\n")) mustShow(line, "an answer");
    }
    for (const review of ofType("Review")) mustShow(review["reviewBody"], "a review");
    for (const rating of ofType("AggregateRating")) {
      mustShow(rating["ratingValue"], "the rating");
      mustShow(rating["reviewCount"], "the number of reviews");
    }
    const crumbs = ofType("ListItem").map((item) => String(item["name"]));
    if (crumbs.length > 0) {
      const visible = await page
        .getByRole("navigation", { name: "Breadcrumb" })
        .getByRole("listitem")
        .allTextContents();
      expect(
        visible.map((text) => flat(text).replace(/^\/ ?/, "")),
        entry.path,
      ).toEqual(crumbs);
    }
    expect(ofType("Review").length).toBeLessThanOrEqual(5);

    const meta = (name: string) =>
      page
        .locator(`meta[property='${name}'], meta[name='${name}']`)
        .first()
        .getAttribute("content");
    let image = 0;
    if (entry.indexed) {
      expect(await meta("og:title")).toBe(await page.title());
      expect(await meta("og:url")).toBe(
        await page.locator("link[rel=canonical]").getAttribute("href"),
      );
      expect(await meta("og:image:alt")).toBeTruthy();
      const address = new URL((await meta("og:image")) ?? "");
      const answer = await request.get(address.pathname);
      const bytes = await answer.body();
      image = bytes.length;
      expect(answer.headers()["content-type"]).toBe("image/png");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], "1200 × 630 pixels").toEqual([
        1200, 630,
      ]);
      expect(image, `${address.pathname} is at most 100 kB`).toBeLessThanOrEqual(100_000);
    }
    rows.push({
      page: entry,
      title: (await page.title()).length,
      description: ((await meta("description")) ?? "").length,
      types: types.join(" "),
      image,
      links: await page
        .locator("a[href^='/']")
        .evaluateAll((links) =>
          links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname),
        ),
    });
  }

  const clicks = new Map([["/", 0]]);
  for (const [path, distance] of clicks) {
    for (const link of rows.find((row) => row.page.path === path)?.links ?? []) {
      if (!clicks.has(link)) clicks.set(link, distance + 1);
    }
  }
  const inbound = (path: string) =>
    rows.filter((row) => row.page.path !== path && row.links.includes(path)).length;
  for (const { page: entry } of rows) {
    if (entry.kind === "alias") continue;
    if ((clicks.get(entry.path) ?? Infinity) > 3)
      faults.push(`${entry.path}: more than 3 clicks from home`);
    if (inbound(entry.path) < 2) faults.push(`${entry.path}: linked from fewer than 2 other pages`);
  }
  console.log(
    [
      "",
      ...rows.map(
        ({ page: { path }, title, description, types, image }) =>
          `${path.padEnd(44)} title ${title}  description ${description}  inbound ${inbound(path)}  clicks ${clicks.get(path) ?? "–"}  image ${image} B  ${types}`,
      ),
    ].join("\n"),
  );
  expect(faults).toEqual([]);
});

test("the text for machines lists the phone, every service, city and neighbourhood", async ({
  request,
}) => {
  const text = await (await request.get("/llms.txt")).text();
  expect(text).toContain(content.business.phone);
  for (const { path, kind } of everyPage) {
    if (kind !== "alias") expect(text).toContain(`${path})`);
  }
  for (const { price } of content.costGuide.locations) expect(text).toContain(price);
});
