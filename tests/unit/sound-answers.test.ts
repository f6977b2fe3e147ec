import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { readContentFile } from "#content/read.ts";
import { describeProblem } from "#content/problems.ts";
import { content } from "../support/pages.ts";

const { sounds, season } = content;
const text = readFileSync("content/sounds.yaml", "utf8");

/** The animals that public sources give for a sound at an hour, by the sound's key. */
const sources: Record<string, Record<string, readonly string[]>> = {
  steps: { night: ["raccoon"], dusk: ["raccoon"], day: ["raccoon"] },
  patter: {
    night: ["flying-squirrel", "mouse", "rat"],
    dusk: ["grey-squirrel", "flying-squirrel", "mouse"],
    day: ["grey-squirrel", "red-squirrel"],
  },
  scratch: {
    night: ["mouse", "rat", "bat", "flying-squirrel"],
    dusk: ["mouse", "rat", "bat"],
    day: ["grey-squirrel", "red-squirrel"],
  },
  flutter: { night: ["bat"], dusk: ["songbird", "bat"], day: ["songbird", "pigeon"] },
  cry: { night: ["kits"], dusk: ["kits", "nestlings"], day: ["kits", "nestlings", "swift"] },
  smell: {
    night: ["dead-animal", "skunk"],
    dusk: ["dead-animal", "skunk"],
    day: ["dead-animal", "skunk"],
  },
};

for (const { key, answers } of sounds.sounds) {
  for (const { hours, likely } of answers) {
    for (const hour of hours) {
      test(`the answer to “${key}” at “${hour}” names only animals that the sources give`, () => {
        const known = sources[key]?.[hour];
        assert.ok(known, "Add what the sources give to this test.");
        for (const animal of likely) assert.ok(known.includes(animal), animal);
      });
    }
  }
}

test("no answer gives a percentage or a certainty", () => {
  assert.doesNotMatch(text, /%|per cent|\b(?:certainly|definitely|always|surely|must be)\b/i);
});

describe("sounds.yaml", () => {
  const problemsOf = (changed: string) =>
    readContentFile("sounds.yaml", changed).problems.map(describeProblem);

  test("is rejected with an animal that is not on its list", () => {
    const changed = text.replace(/likely: \[raccoon\]/, "likely: [racoon]");
    assert.match(problemsOf(changed)[0] ?? "", /must be one of the animals' keys: raccoon, /);
  });

  test("is rejected when a sound leaves out an hour or answers it twice", () => {
    for (const hours of ["[night]", "[night, dusk, day]"]) {
      const changed = text.replace(/hours: \[night, dusk\]/, `hours: ${hours}`);
      assert.match(problemsOf(changed)[0] ?? "", /must hold each hour in one answer/);
    }
  });
});

test("in the calendar no opening may be closed while young cannot move", () => {
  for (const { name, cannot_move, do_not_close } of season.animals)
    assert.ok(new Set(cannot_move).isSubsetOf(new Set(do_not_close)), name);
});
