import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { collectionReaders } from "#loader/collections.ts";
import { describeProblem } from "#loader/problems.ts";
import { withPrices } from "#schemas/cost-guide.ts";

const city = `  - slug: toronto
    name: Toronto
    path: /toronto/raccoon-removal
    latitude: 43.65
    longitude: -79.38
    image: cities/toronto.svg
    alt: A tower above the lake.
`;
const areas = (cities: string) => `cities:\n${cities}neighbourhoods: []\n`;

const messagesFor = (name: "areas" | "reviews" | "costGuide", text: string) =>
  collectionReaders[name].read(text, `${name}.yaml`).problems.map(describeProblem);

describe("the list of areas", () => {
  test("is accepted as it should be", () => {
    assert.deepEqual(messagesFor("areas", areas(city)), []);
  });

  test("with one slug twice is refused at the second", () => {
    assert.deepEqual(messagesFor("areas", areas(city + city)), [
      "areas.yaml:9:5  city 2, “Toronto”, slug: found “toronto”: is listed twice; number 1 of this list has it already.",
    ]);
  });

  test("with swapped coordinates is refused, asking whether they are", () => {
    const swapped = city
      .replace("43.65", "-79.38")
      .replace("longitude: -79.38", "longitude: 43.65");
    const [latitude, longitude] = messagesFor("areas", areas(swapped));
    assert.match(latitude ?? "", /:5:5 {2}city 1, “Toronto”, latitude: found -79\.38.*swapped/);
    assert.match(longitude ?? "", /:6:5 {2}city 1, “Toronto”, longitude: found 43\.65.*swapped/);
  });

  test("with an upper-case slug is refused with an example", () => {
    assert.match(
      messagesFor("areas", areas(city.replace("slug: toronto", "slug: Toronto")))[0] ?? "",
      /lower-case words joined by hyphens/,
    );
  });

  test("with a path of another city is refused", () => {
    assert.match(
      messagesFor("areas", areas(city.replace("/toronto/r", "/ajax/r")))[0] ?? "",
      /:4:5 {2}city 1, “Toronto”, path: .*begin with the city's slug/,
    );
  });
});

describe("reviews", () => {
  const review = (more: string) => `- name: Ruth T.\n  text: Good work.\n${more}`;

  test("without a rating are refused", () => {
    assert.match(messagesFor("reviews", review(""))[0] ?? "", /rating: is missing/);
  });

  test("may have an empty location", () => {
    assert.deepEqual(messagesFor("reviews", review("  rating: 5\n  location: null\n")), []);
  });

  test("with a date that is not in the calendar are refused", () => {
    for (const date of ["February 30, 2020", "2025-13-40", "Marsh 3, 2020"]) {
      assert.match(
        messagesFor("reviews", review(`  date: ${date}\n  rating: 5\n`))[0] ?? "",
        /:3:3 {2}review 1, “Ruth T.”, date: .*March 14, 2019/,
      );
    }
  });

  test("with six stars are refused", () => {
    assert.match(
      messagesFor("reviews", review("  rating: 6\n"))[0] ?? "",
      /review 1, “Ruth T.”, rating: found 6/,
    );
  });

  test("with a colon in an unquoted value are refused with what to do", () => {
    assert.match(
      messagesFor("reviews", "- name: Ruth: T\n  text: Good.\n")[0] ?? "",
      /review 1, name: .*quotation marks \("…"\) round it/,
    );
  });
});

describe("the cost guide", () => {
  const guide = readFileSync("content/cost-guide.yaml", "utf8");

  test("refuses a price with a dollar sign, at its line", () => {
    assert.match(
      messagesFor("costGuide", guide.replace(/low: \d+/, "low: $300")).join("\n"),
      /:\d+:\d+ {2}figure 1, “.+”, low: found “\$300”, expected a number/,
    );
  });

  test("writes each price as the pages show it", () => {
    const priced = (amounts: {
      low: number;
      high?: number;
      open_end?: boolean;
      surcharge?: boolean;
    }) => {
      const { data } = collectionReaders.costGuide.read(guide, "");
      assert.ok(data);
      return withPrices({ ...data, methods: [{ title: "Work", ...amounts }] }).methods[0]?.price;
    };
    assert.equal(priced({ low: 450 }), "$450");
    assert.equal(priced({ low: 300, high: 600 }), "$300–$600");
    assert.equal(priced({ low: 1500, open_end: true }), "$1,500+");
    assert.equal(priced({ low: 300, high: 15000, open_end: true }), "$300–$15,000+");
    assert.equal(priced({ low: 100, high: 200, surcharge: true }), "adds $100–$200");
  });
});
