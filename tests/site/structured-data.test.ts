/** Metadata for search engines, previews and assistants: complete, valid, equal to the content. */
import assert from "node:assert/strict";
import { test } from "node:test";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { z } from "zod";
import { builtFile, BuiltPage } from "../support/built-page.ts";
import { content, everyPage, type Kind } from "../support/pages.ts";

const company = "HomeAndConstructionBusiness";

/** The structured data types of each kind of page; other pages have none. */
const typesOf: Partial<Record<Kind, readonly string[]>> = {
  home: [company, "FAQPage"],
  reviews: [company, "AggregateRating", ...Array<string>(5).fill("Review")],
  service: [company, "Service", "BreadcrumbList"],
  job: [company, "BreadcrumbList"],
  guide: [company, "Article", "BreadcrumbList"],
  toronto: [company, "WebPage", "BreadcrumbList", "FAQPage"],
  city: [company, "Service", "BreadcrumbList", "FAQPage"],
  alias: [company, "Service", "BreadcrumbList", "FAQPage"],
  neighbourhood: [company, "Service", "BreadcrumbList"],
};

/** The shape of a page's JSON-LD: typed nodes under one context. */
const graphSchema = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

/** Normalizes white space, and removes the ellipsis of a long review. */
const normalize = (text: string) => text.replaceAll(/[\s…]+/g, " ").trim();

/** Returns all nodes of a piece of JSON-LD, including nested ones. */
function nodesOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  const node = { ...value };
  return [node, ...Object.values(node).flatMap(nodesOf)];
}

// The types of schema-dts check every node against the vocabulary when the code is compiled.
test("every page has the structured data of its kind, valid for Google", async () => {
  for (const { path, kind, indexed } of everyPage) {
    const { html, structuredData } = new BuiltPage(path);
    const graphs = structuredData.map((document) => graphSchema.parse(document));
    const types = graphs.flatMap((graph) => graph["@graph"].map((node) => node["@type"]));
    // A city without a document has no questions yet.
    const expected = (typesOf[kind] ?? []).filter(
      (type) => type !== "FAQPage" || indexed || kind !== "city",
    );
    assert.deepEqual(types.toSorted(), expected.toSorted(), path);
    const issues = await new Validator().validate(
      new WebAutoExtractor({ addLocation: true }).parse(html),
    );
    const errors = issues.filter(({ severity }) => severity === "ERROR");
    assert.deepEqual(errors, [], path);
  }
});

test("every value that is marked up is shown", () => {
  for (const { path } of everyPage) {
    const page = new BuiltPage(path);
    const shown = normalize(page.words("body"));
    const nodes = page.structuredData.flatMap(nodesOf);
    const valuesOf = (type: string, property: string) =>
      nodes.filter((node) => node["@type"] === type).map((node) => String(node[property]));
    const marked = [
      ...valuesOf(company, "name"),
      ...valuesOf("Service", "name"),
      ...valuesOf("Question", "name"),
      ...valuesOf("Answer", "text").flatMap((text) => text.split("\n")),
      ...valuesOf("Review", "reviewBody"),
      ...valuesOf("AggregateRating", "ratingValue"),
      ...valuesOf("AggregateRating", "reviewCount"),
    ];
    const hidden = marked.filter((text) => !shown.includes(normalize(text)));
    assert.deepEqual(hidden, [], `${path}: marked up, but not shown`);
    const breadcrumbs = valuesOf("ListItem", "name");
    if (breadcrumbs.length > 0) {
      const items = page.texts(`nav[aria-label="${content.site.landmarks.breadcrumb}"] li`);
      const texts = items.map((text) => normalize(text).replace(/^\/ ?/, ""));
      assert.deepEqual(breadcrumbs, texts, path);
    }
    for (const id of valuesOf(company, "@id")) assert.match(id, /\/#business$/);
  }
});

test("every page that is indexed or sent to someone has a preview for when its address is shared", () => {
  for (const { path } of everyPage.filter(({ indexed, kind }) => indexed || kind === "heard")) {
    const page = new BuiltPage(path);
    assert.equal(page.meta("og:title"), page.title, path);
    assert.equal(page.meta("og:url"), page.canonical, path);
    assert.notEqual(page.meta("og:image:alt"), "", path);
    const image = builtFile(new URL(page.meta("og:image")).pathname);
    // A PNG begins with its signature; its width and height are at byte 16.
    assert.equal(image.subarray(1, 4).toString(), "PNG", path);
    assert.deepEqual([image.readUInt32BE(16), image.readUInt32BE(20)], [1200, 630], path);
    assert.ok(image.length <= 100_000, path);
  }
});

test("llms.txt lists the phone number, the prices, and every service, city and neighbourhood", () => {
  const text = builtFile("llms.txt").toString();
  assert.ok(text.includes(content.business.phone));
  for (const { path, kind } of everyPage)
    if (!["alias", "heard", "sheet"].includes(kind)) assert.ok(text.includes(`${path})`), path);
  for (const { price } of content.costGuide.locations) assert.ok(text.includes(price));
});
