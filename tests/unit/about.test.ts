/** Tells who comes: when the page exists. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { shownAbout } from "#features/about/shown-about.ts";

const ann = { name: "Ann", does: "Answers the phone" };
const van = { says: "A white van." };
const photo = { file: "van.jpg", alt: "A white van in front of a brick house." };

const cases: [Parameters<typeof shownAbout>[0]["about"], boolean][] = [
  [undefined, false],
  [{ van, since: 2015 }, false],
  [{ people: [ann] }, true],
  [{ van: { ...van, photo } }, true],
];

for (const [about, exists] of cases) {
  test(`with ${JSON.stringify(about)} the page /about ${exists ? "exists" : "does not exist"}`, () => {
    assert.equal(shownAbout({ about }).hasContent, exists);
  });
}
