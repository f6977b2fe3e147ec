/**
 * Tells who comes: what a build shows of the people and the van, and what the launch check says.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDocument } from "yaml";
import { contentFiles } from "#content/content-folder.ts";
import { shownAbout } from "#features/about/shown-about.ts";
import { launchReport } from "#editor/launch-check/launch-check.ts";

const ann = { name: "Ann", does: "Answers the phone" };
const sample = { ...ann, sample: true } as const;
const van = { says: "A white van." };
const photo = { file: "van.jpg", alt: "A white van in front of a brick house." };

test("a public build leaves samples out, and has the page only with a person or a photo", () => {
  const about = { people: [sample, ann], van: { ...van, photo, sample: true as const } };
  assert.deepEqual(shownAbout({ about }, "demo").people, [sample, ann]);
  const { people, van: shownVan } = shownAbout({ about }, "public");
  assert.deepEqual([people, shownVan], [[ann], undefined]);
  const hasContent = (about: Parameters<typeof shownAbout>[0]["about"]) =>
    shownAbout({ about }, "public").hasContent;
  assert.equal(hasContent(undefined), false);
  assert.equal(hasContent({ van, since: 2015 }), false);
  assert.equal(hasContent({ people: [sample] }), false);
  assert.equal(hasContent({ people: [ann] }), true);
  assert.equal(hasContent({ van: { ...van, photo } }), true);
});

test("the launch check lists each sample with its line", () => {
  const text = contentFiles().get("business.yaml") ?? "";
  const document = parseDocument(text);
  document.set("about", { people: [ann, sample], van });
  const files = new Map([...contentFiles(), ["business.yaml", document.toString()]]);
  const notes = launchReport({}, files).notes.filter((note) => note.includes("is a sample, whom"));
  const ofBusiness = notes.filter((note) => note.includes("business.yaml:"));
  assert.equal(ofBusiness.length, 1);
});
