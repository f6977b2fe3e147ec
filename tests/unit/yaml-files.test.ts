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
  test("is accepted if it is valid", () => {
    assert.deepEqual(messagesFor("areas", areas(city)), []);
  });

  test("with one slug twice is refused at the second", () => {
    assert.deepEqual(messagesFor("areas", areas(city + city)), [
      "areas.yaml:9:5  city 2, “Toronto”, slug: found “toronto”: is listed twice; number 1 of this list has it already.",
    ]);
  });

  test("with swapped coordinates is refused, and the message suggests that they are swapped", () => {
    const swapped = city
      .replace("43.65", "-79.38")
      .replace("longitude: -79.38", "longitude: 43.65");
    const [latitude, longitude] = messagesFor("areas", areas(swapped));
    assert.match(latitude ?? "", /:5:5 {2}city 1, “Toronto”, latitude: found -79\.38.*swapped/);
    assert.match(longitude ?? "", /:6:5 {2}city 1, “Toronto”, longitude: found 43\.65.*swapped/);
  });

  test("with an upper-case slug, or a path of another city, is refused", () => {
    const [slug = ""] = messagesFor("areas", areas(city.replace("slug: toronto", "slug: Toronto")));
    assert.match(slug, /lower-case words joined by hyphens/);
    const [path = ""] = messagesFor("areas", areas(city.replace("/toronto/r", "/ajax/r")));
    assert.match(path, /:4:5 {2}city 1, “Toronto”, path: .*begin with the city's slug/);
  });
});

describe("reviews", () => {
  const review = (more: string) => `- name: Ruth T.\n  text: Good work.\n${more}`;

  for (const [what, text, message] of [
    ["without a rating", review(""), /rating: is missing/],
    ["with six stars", review("  rating: 6\n"), /review 1, “Ruth T.”, rating: found 6/],
    [
      "with a colon in an unquoted value",
      "- name: Ruth: T\n  text: Good.\n",
      /review 1, name: .*quotation marks \("…"\) around it/,
    ],
    ...["February 30, 2020", "2025-13-40", "Marsh 3, 2020"].map(
      (date) =>
        [
          `of ${date}, which is not in the calendar,`,
          review(`  date: ${date}\n  rating: 5\n`),
          /:3:3 {2}review 1, “Ruth T.”, date: .*March 14, 2019/,
        ] as const,
    ),
  ] as const) {
    test(`${what} are refused`, () => {
      assert.match(messagesFor("reviews", text)[0] ?? "", message);
    });
  }

  test("may have an empty location", () => {
    assert.deepEqual(messagesFor("reviews", review("  rating: 5\n  location: null\n")), []);
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

  test("formats each price as pages show it", () => {
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
