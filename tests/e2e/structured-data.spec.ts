/** What search engines, previews and assistants read of each page: complete, valid, and equal to what people see. */
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { z } from "zod";
import { builtFile, BuiltPage } from "../support/built-page.ts";
import { content, everyPage, type Kind, type Page } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { nodesOf, vocabularyFaults } from "../support/vocabulary.ts";

/** The types that each kind of page carries. */
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
const graphSchema = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

/** Text on one line, without the ellipsis where a long review is cut. */
const flat = (text: string) => text.replaceAll(/[\s…]+/g, " ").trim();

/** The types that a page carries; a city without a document has no questions yet. */
const expectedTypes = ({ kind, indexed }: Page) =>
  typesOf[kind].filter((type) => type !== "FAQPage" || indexed || kind !== "city");

/** Where the graph breaks schema.org's vocabulary, Google's rules or the types that this kind of page carries. */
async function graphFaults(entry: Page, { html, structuredData }: BuiltPage) {
  const graphs = structuredData.map((document) => graphSchema.safeParse(document));
  const types = graphs.flatMap(({ data }) => data?.["@graph"].map((node) => node["@type"]) ?? []);
  const expected = expectedTypes(entry).toSorted().join(", ");
  const issues = await new Validator().validate(
    new WebAutoExtractor({ addLocation: true }).parse(html),
  );
  return [
    ...graphs.flatMap(({ error }) => (error ? [z.prettifyError(error)] : [])),
    ...structuredData.flatMap(vocabularyFaults),
    ...issues.filter(({ severity }) => severity === "ERROR").map((issue) => issue.issueMessage),
    ...(types.toSorted().join(", ") === expected
      ? []
      : [`has the types ${types.join(", ")}, expected ${expected}`]),
  ];
}

/** What is marked up but not shown to people. */
function hiddenFacts(page: BuiltPage) {
  const shown = flat(page.words("body"));
  const nodes = page.structuredData.flatMap(nodesOf);
  const valuesOf = (type: string, property: string) =>
    nodes.filter((node) => node["@type"] === type).map((node) => String(node[property]));
  const marked = {
    name: valuesOf("LocalBusiness", "name"),
    question: valuesOf("Question", "name"),
    answer: valuesOf("Answer", "text").flatMap((text) => text.split("\n")),
    review: valuesOf("Review", "reviewBody"),
    rating: valuesOf("AggregateRating", "ratingValue"),
    "number of reviews": valuesOf("AggregateRating", "reviewCount"),
  };
  const breadcrumbs = page
    .texts("nav[aria-label=Breadcrumb] li")
    .map((text) => flat(text).replace(/^\/ ?/, ""));
  const markedBreadcrumbs = valuesOf("ListItem", "name");
  return [
    ...Object.entries(marked).flatMap(([what, texts]) =>
      texts
        .filter((text) => !shown.includes(flat(text)))
        .map((text) => `the ${what} is marked up but not shown: ${text}`),
    ),
    ...(markedBreadcrumbs.length === 0 || markedBreadcrumbs.join() === breadcrumbs.join()
      ? []
      : [`shows the breadcrumbs ${breadcrumbs.join()}, marks up ${markedBreadcrumbs.join()}`]),
    ...(marked.review.length > 5 ? [`marks up ${marked.review.length} reviews`] : []),
    ...(valuesOf("LocalBusiness", "@id").every((id) => id.endsWith("/#business"))
      ? []
      : ["gives the company another identity"]),
  ];
}

/** What is wrong with what a page says of itself where its address is shared. */
function sharingFaults({ indexed }: Page, page: BuiltPage) {
  if (!indexed) return [];
  const image = builtFile(new URL(page.meta("og:image")).pathname);
  // A PNG begins with its signature, and has its width and height 16 bytes on.
  const isPng = image.subarray(1, 4).toString() === "PNG";
  const size = [image.readUInt32BE(16), image.readUInt32BE(20)].join(" × ");
  return [
    ...(page.meta("og:title") === page.title ? [] : ["og:title is not the title"]),
    ...(page.meta("og:url") === page.canonical ? [] : ["og:url is not the canonical address"]),
    ...(page.meta("og:image:alt") ? [] : ["the share image is not described"]),
    ...(isPng && size === "1200 × 630" ? [] : [`the share image is ${size}`]),
    ...(image.length > 100_000 ? [`the share image has ${image.length} bytes`] : []),
  ];
}

test("every page says what it is to search engines, and shows what it says", async () => {
  const faults: Record<string, string[]> = {};
  for (const entry of everyPage) {
    const page = new BuiltPage(entry.path);
    const found = [
      ...(await graphFaults(entry, page)),
      ...hiddenFacts(page),
      ...sharingFaults(entry, page),
    ];
    if (found.length > 0) faults[entry.path] = found;
  }
  expect(faults).toEqual({});
});

test("the text for machines lists the phone, every service, city and neighbourhood", () => {
  const text = builtFile("llms.txt").toString();
  expect(text).toContain(content.business.phone);
  for (const { path, kind } of everyPage) {
    if (kind !== "alias") expect(text).toContain(`${path})`);
  }
  for (const { price } of content.costGuide.locations) expect(text).toContain(price);
});
