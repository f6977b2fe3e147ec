/** The pages of cities differ in more than their names. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { content, textOf } from "../support/pages.ts";

const { business, costGuide } = content;
const cityDocuments = [...content.cities].map(([slug, city]) => ({ slug, ...city }));

test("a general fact is on at most a third of the city pages plus one, and every question on only one", () => {
  const { door_nights, coldest_night, mesh } = business.policies;
  const general = [
    ...[door_nights, coldest_night, mesh].flatMap((policy) => policy?.says ?? []),
    costGuide.worked_example.total,
    ...["washers", "heated", "insur", "football", "ladder", "roundworm", "chicken wire"],
  ];
  const texts = cityDocuments.map(({ sections, questions }) =>
    [...sections.map(({ html }) => textOf(html)), ...questions.map(({ answer }) => answer.text)]
      .join("\n")
      .toLowerCase(),
  );
  const recurring = general.filter(
    (fact) =>
      texts.filter((text) => text.includes(fact.toLowerCase())).length > texts.length / 3 + 1,
  );
  assert.deepEqual(recurring, []);
  const questions = cityDocuments.flatMap((city) => city.questions.map(({ question }) => question));
  assert.equal(new Set(questions).size, questions.length);
});

test("no two introductions, and no two calls to action, of city pages begin with the same three words", () => {
  for (const heading of ["Introduction", "Call to Action"]) {
    const starts = cityDocuments.map(({ sections }) => {
      const html = sections.find((section) => section.heading === heading)?.html ?? "";
      return textOf(html).trim().split(/\s+/, 3).join(" ");
    });
    assert.equal(new Set(starts).size, starts.length, `${heading}: ${starts.join(", ")}`);
  }
});
