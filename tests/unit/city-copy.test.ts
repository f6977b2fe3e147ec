/** What the cities' pages say: local, and different from one another. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../support/pages.ts";

const cities = [...content.cities.values()].map(({ value }) => value);
const { policies } = content.business;

/** Words that tell a general fact, which belongs on the home page or a service page. */
const generalFacts = [
  policies.door_nights.says,
  policies.coldest_night.says,
  policies.mesh.says,
  "washers",
  "heated",
  "insur",
  "football",
  "ladder",
  "roundworm",
  "chicken wire",
];

test("a general fact stands on about a third of the cities' pages at most", () => {
  const texts = cities.map(({ sections, questions }) =>
    [...sections.map(({ prose }) => prose.text), ...questions.map(({ answer }) => answer.text)]
      .join("\n")
      .toLowerCase(),
  );
  const recurring = generalFacts.filter(
    (fact) =>
      texts.filter((text) => text.includes(fact.toLowerCase())).length > texts.length / 3 + 1,
  );
  assert.deepEqual(recurring, []);
});

test("no question stands on two cities' pages", () => {
  const questions = cities.flatMap((city) => city.questions.map(({ question }) => question));
  assert.equal(new Set(questions).size, questions.length);
});

test("no two cities' pages open or close with the same three words", () => {
  for (const heading of ["Introduction", "Call to Action"]) {
    const starts = cities.map(({ sections }) => {
      const text = sections.find((section) => section.heading === heading)?.prose.text ?? "";
      return text.split(/\s+/).slice(0, 3).join(" ");
    });
    assert.equal(new Set(starts).size, starts.length, `${heading}: ${starts.join(", ")}`);
  }
});
