/** A fact is changed in one line, and every text follows. */
import "../../support/content-copy.ts";
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isScalar, parseDocument, visit } from "yaml";
import { genericCityPath } from "#routes.ts";
import { weekdays } from "#content/office-hours.ts";
import type { Collection } from "#content/collections.ts";
import { contentProblems } from "#content/check.ts";
import { contentCollections } from "#content/collections.ts";
import { contentFiles, contentFolder as folder } from "#content/content-folder.ts";
import { readCollection } from "#content/loader.ts";
import { readFacts } from "#content/facts.ts";

/** The texts of all pages, as the loader fills them in. */
const shownTexts = () =>
  JSON.stringify(
    Object.values<Collection>(contentCollections).map((one) => [...readCollection(one)]),
  );

/** Adds a city to areas.yaml, like its first one. */
function addCity(slug: string, fields: { status?: "planned" } = {}) {
  const file = join(folder, "areas.yaml");
  const areas = parseDocument(readFileSync(file, "utf8"));
  const [first] = readCollection(contentCollections.areas).get("areas")?.cities ?? [];
  const own = { slug, name: slug, path: genericCityPath(slug), ...fields };
  areas.addIn(["cities"], areas.createNode({ ...first, ...own }));
  writeFileSync(file, areas.toString());
}

test("other hours, numbers, prices and cities need no other edit", () => {
  const business = parseDocument(readFileSync(join(folder, "business.yaml"), "utf8"));
  // Hours with which all facts exist.
  business.set("emergency_line", true);
  business.set("hours", [{ days: [...weekdays], opens: "6 AM", closes: "6 PM" }]);
  writeFileSync(join(folder, "business.yaml"), business.toString());
  const before = readFacts();
  for (const [path, value] of [
    [["phone"], "(905) 555-0199"],
    [["hours"], [{ days: weekdays, opens: "9:30 AM", closes: "12 AM" }]],
    [["name"], "Other Wildlife Control"],
    [["short_name"], "Other"],
    [["rating"], { value: 4.1, count: 311 }],
    [["policies", "door_nights", "says"], "4 to 9 nights"],
    [["policies", "coldest_night", "says"], "−12 °C"],
    [["policies", "mesh", "says"], "19-gauge"],
  ] as const)
    business.setIn(path, value);
  writeFileSync(join(folder, "business.yaml"), business.toString());
  const costGuide = parseDocument(readFileSync(join(folder, "cost-guide.yaml"), "utf8"));
  costGuide.set("year", 2019);
  visit(costGuide, {
    Pair: (_, { key, value }) => {
      const isPrice = isScalar(key) && ["low", "high", "amount"].includes(String(key.value));
      if (isPrice && isScalar(value)) value.value = Number(value.value) + 27;
    },
  });
  writeFileSync(join(folder, "cost-guide.yaml"), costGuide.toString());
  addCity("new", { status: "planned" });

  assert.deepEqual(contentProblems(), []);
  const after = readFacts();
  assert.deepEqual(Object.keys(after), Object.keys(before));
  const source = [...contentFiles().values()].join("\n");
  const shown = shownTexts();
  for (const [name, fact] of Object.entries(after)) {
    // The phrases here depend on the emergency line alone.
    if (!["emergency_line", "any_hour"].includes(name)) assert.notEqual(fact, before[name], name);
    assert.ok(!shown.includes(`{${name}}`), name);
    if (source.includes(`{${name}}`)) assert.ok(shown.includes(fact), name);
  }
});

test("a city whose document is a draft is not counted, since pages do not list it", () => {
  const { city_count: before } = readFacts();
  writeFileSync(join(folder, "cities", "draft.md"), '---\n"draft": True\n---\n');
  addCity("draft");
  assert.equal(readFacts()["city_count"], before);
});

test("texts follow a company without an emergency line, with any hours", () => {
  const file = join(folder, "business.yaml");
  const business = parseDocument(readFileSync(file, "utf8"));
  const days = weekdays.slice(0, 5);
  for (const hours of [
    [{ days: weekdays, opens: "7 AM", closes: "7 PM" }],
    [{ days: weekdays, opens: "10:30 AM", closes: "10:30 PM" }],
    [{ days, opens: "8 AM", closes: "6 PM" }],
    [
      { days, opens: "8 AM", closes: "12 PM" },
      { days, opens: "4 PM", closes: "2 AM" },
      { days: weekdays.slice(5), opens: "10 AM", closes: "1 PM" },
    ],
  ]) {
    for (const hasLine of [true, false]) {
      business.set("hours", business.createNode(hours, { aliasDuplicateObjects: false }));
      business.set("emergency_line", hasLine);
      writeFileSync(file, business.toString());
      assert.deepEqual(contentProblems(), []);
    }
  }
});

test("a text names no time that is false on some day", () => {
  const file = join(folder, "business.yaml");
  const business = parseDocument(readFileSync(file, "utf8"));
  business.set("hours", [
    { days: weekdays.slice(0, 5), opens: "8 AM", closes: "6 PM" },
    { days: ["saturday"], opens: "9 AM", closes: "1 PM" },
  ]);
  writeFileSync(file, business.toString());
  assert.deepEqual(contentProblems(), []);
  const facts = readFacts();
  assert.equal(facts["hours"], "Monday to Friday 8 AM – 6 PM; Saturday 9 AM – 1 PM");
  assert.equal(facts["opens"], undefined);
  assert.doesNotMatch(shownTexts(), /\{[#^/]?\w*(?:opens|closes)\}/);
});
