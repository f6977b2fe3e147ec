/** Metadata for search engines, previews and assistants: complete, valid, equal to the content. */
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { z } from "zod";
import { builtFile, BuiltPage } from "../support/built-page.ts";
import { content, everyPage, type Kind, type Page } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { nodesOf, vocabularyFaults } from "../support/vocabulary.ts";

const company = "HomeAndConstructionBusiness";

/** The structured data types of each kind of page; other pages have none. */
const typesOf: Partial<Record<Kind, readonly string[]>> = {
  home: [company, "FAQPage"],
  reviews: [company, "AggregateRating", ...Array<string>(5).fill("Review")],
  service: [company, "Service", "BreadcrumbList"],
  guide: [company, "Article", "BreadcrumbList"],
  local_raccoon_solutions: [company, "WebPage", "BreadcrumbList", "FAQPage"],
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

/** The types of a page; a city without a document has no questions yet. */
const expectedTypes = ({ kind, indexed }: Page) =>
  (typesOf[kind] ?? []).filter((type) => type !== "FAQPage" || indexed || kind !== "city");

/** Violations of schema.org's vocabulary and Google's rules, and missing or unexpected types. */
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

/** Values that are marked up but not visible in the page. */
function hiddenValues(page: BuiltPage) {
  const shown = normalize(page.words("body"));
  const nodes = page.structuredData.flatMap(nodesOf);
  const valuesOf = (type: string, property: string) =>
    nodes.filter((node) => node["@type"] === type).map((node) => String(node[property]));
  const marked = {
    name: [...valuesOf(company, "name"), ...valuesOf("Service", "name")],
    question: valuesOf("Question", "name"),
    answer: valuesOf("Answer", "text").flatMap((text) => text.split("\n")),
    review: valuesOf("Review", "reviewBody"),
    rating: valuesOf("AggregateRating", "ratingValue"),
    "number of reviews": valuesOf("AggregateRating", "reviewCount"),
  };
  const breadcrumbs = page
    .texts(`nav[aria-label="${content.site.landmarks.breadcrumb}"] li`)
    .map((text) => normalize(text).replace(/^\/ ?/, ""));
  const markedBreadcrumbs = valuesOf("ListItem", "name");
  return [
    ...Object.entries(marked).flatMap(([what, texts]) =>
      texts
        .filter((text) => !shown.includes(normalize(text)))
        .map((text) => `the ${what} is marked up but not shown: ${text}`),
    ),
    ...(markedBreadcrumbs.length === 0 || markedBreadcrumbs.join() === breadcrumbs.join()
      ? []
      : [`shows the breadcrumbs ${breadcrumbs.join()}, marks up ${markedBreadcrumbs.join()}`]),
    ...(marked.review.length > 5 ? [`marks up ${marked.review.length} reviews`] : []),
    ...(valuesOf(company, "@id").every((id) => id.endsWith("/#business"))
      ? []
      : ["gives the company another @id"]),
  ];
}

/** Faults in a page's metadata for link previews. */
function sharingFaults({ indexed }: Page, page: BuiltPage) {
  if (!indexed) return [];
  const image = builtFile(new URL(page.meta("og:image")).pathname);
  // A PNG begins with its signature; its width and height are at byte 16.
  const isPng = image.subarray(1, 4).toString() === "PNG";
  const size = [image.readUInt32BE(16), image.readUInt32BE(20)].join(" × ");
  return [
    ...(page.meta("og:title") === page.title ? [] : ["og:title is not the title"]),
    ...(page.meta("og:url") === page.canonical ? [] : ["og:url is not the canonical address"]),
    ...(page.meta("og:image:alt") ? [] : ["the share image has no text alternative"]),
    ...(isPng && size === "1200 × 630" ? [] : [`the share image is ${size}`]),
    ...(image.length > 100_000 ? [`the share image has ${image.length} bytes`] : []),
  ];
}

test("every page has valid metadata that matches its visible content", async () => {
  const faults: Record<string, string[]> = {};
  for (const entry of everyPage) {
    const page = new BuiltPage(entry.path);
    const found = [
      ...(await graphFaults(entry, page)),
      ...hiddenValues(page),
      ...sharingFaults(entry, page),
    ];
    if (found.length > 0) faults[entry.path] = found;
  }
  expect(faults).toEqual({});
});

test("llms.txt lists the phone number, the prices, and every service, city and neighbourhood", () => {
  const text = builtFile("llms.txt").toString();
  expect(text).toContain(content.business.phone);
  for (const { path, kind } of everyPage) {
    if (kind !== "alias") expect(text).toContain(`${path})`);
  }
  for (const { price } of content.costGuide.locations) expect(text).toContain(price);
});
