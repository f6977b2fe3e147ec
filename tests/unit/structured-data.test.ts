import assert from "node:assert/strict";
import { test } from "node:test";
import { areaGraph, homeGraph, jsonLd, reviewsGraph, serviceGraph } from "#seo/structured-data.ts";
import { content } from "../support/pages.ts";

const site = new URL("https://raccoons.test");
const business = { ...content.business, price_from: 99, rating: { value: 4.2, count: 31 } };
const review = { name: "Ann", text: "A raccoon.", rating: 5 };

const ajax = { name: "Ajax", path: "/ajax", heading: "Raccoons in Ajax" };
const crumbs = { label: "Path", pages: [] };

test("the company is the same node on every page", () => {
  const [company] = homeGraph([])(site, business)["@graph"];
  assert.deepEqual(areaGraph(ajax, crumbs)(site, business)["@graph"][0], company);
  assert.deepEqual(reviewsGraph([review])(site, business)["@graph"][0], company);
});

test("no text can end the element of the structured data, and every text stays as it is", () => {
  const text = `A raccoon </script><script>alert(1)</script> <!-- "\\u003c`;
  const json = jsonLd(reviewsGraph([{ ...review, text }])(site, business));
  assert.doesNotMatch(json, /</);
  const read: unknown = JSON.parse(json);
  assert.ok(JSON.stringify(read).includes(JSON.stringify(text)));
});

test("search engines are told of days that are different, at which somebody answers", () => {
  const days = {
    closed: [{ first: "2020-12-25" }, { first: "2126-12-25", last: "2126-12-26" }],
    special_hours: [{ first: "2126-12-24", opens: "9 AM", closes: "3 PM" }],
  };
  const told = (emergency_line: boolean) =>
    JSON.stringify(homeGraph([])(site, { ...business, ...days, emergency_line }));
  const special = (first: string, last: string, opens: string, closes: string) =>
    `"validFrom":"${first}","validThrough":"${last}","opens":"${opens}","closes":"${closes}"`;
  assert.ok(told(false).includes(special("2126-12-24", "2126-12-24", "09:00", "15:00")));
  assert.ok(told(false).includes(special("2126-12-25", "2126-12-26", "00:00", "00:00")));
  assert.ok(told(true).includes(special("2126-12-25", "2126-12-26", "00:00", "23:59")));
  assert.ok(!told(false).includes("2020-12-25"), "a day that is over is not told");
});

test("search engines are told of every shift, past midnight too, if nobody answers at any hour", () => {
  const hours: typeof business.hours = [
    { days: ["monday", "tuesday"], opens: "8 AM", closes: "12 PM" },
    { days: ["tuesday"], opens: "4 PM", closes: "2 AM" },
    { days: ["sunday"], opens: "8 AM", closes: "12 AM" },
  ];
  const told = (emergency_line: boolean) =>
    JSON.stringify(homeGraph([])(site, { ...business, hours, emergency_line }));
  const shift = (dayOfWeek: readonly string[], opens: string, closes: string) =>
    JSON.stringify({ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes });
  for (const expected of [
    shift(["Monday", "Tuesday"], "08:00", "12:00"),
    shift(["Tuesday"], "16:00", "02:00"),
    shift(["Sunday"], "08:00", "23:59"),
  ]) {
    assert.ok(told(false).includes(expected), expected);
    assert.ok(!told(true).includes(expected), expected);
  }
  assert.match(told(true), /"opens":"00:00","closes":"23:59"/);
});

test("a page has the rating only with reviews, and at most five reviews", () => {
  assert.ok(!JSON.stringify(reviewsGraph([])(site, business)).includes("AggregateRating"));
  const marked = JSON.stringify(reviewsGraph(Array(6).fill(review))(site, business));
  assert.equal(marked.match(/"@type":"Review"/g)?.length, 5);
  assert.ok(marked.includes('"ratingValue":4.2,"reviewCount":31'));
});

test("a service is offered at the company's lowest price in Canadian dollars", () => {
  const service = { name: "X", description: "Y", path: "/services/x" };
  const graph = JSON.stringify(serviceGraph(service, crumbs)(site, business));
  assert.ok(graph.includes('"price":99,"priceCurrency":"CAD"'));
});

test("an area's page names the area as the area served", () => {
  const graph = JSON.stringify(areaGraph(ajax, crumbs)(site, business));
  assert.ok(graph.includes('"areaServed":{"@type":"Place","name":"Ajax"}'));
});
