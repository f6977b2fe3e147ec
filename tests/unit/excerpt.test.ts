import assert from "node:assert/strict";
import { test } from "node:test";
import { excerpt } from "#features/reviews/excerpt.ts";

const words = "one two three four five six seven eight nine ten";

test("a text within the limit is not changed", () => {
  assert.deepEqual(excerpt("x".repeat(150), 150), { shown: "x".repeat(150), rest: "" });
});

test("a longer text is cut at a word boundary, such as a line break, with room for the ellipsis", () => {
  assert.deepEqual(excerpt("First line\nsecond", 14), { shown: "First line", rest: "\nsecond" });
  for (let limit = 12; limit < words.length; limit++) {
    const { shown, rest } = excerpt(words, limit);
    assert.ok(shown.length + 1 <= limit, `${limit}: ${shown}`);
    assert.match(rest, /^\s/, `${limit}: ${shown}`);
    assert.equal(shown + rest, words);
  }
});

test("no comma or dash comes before the ellipsis", () => {
  assert.equal(excerpt("They came, and then they left again", 11).shown, "They came");
});

test("a single long word is cut at the limit, but never inside a surrogate pair", () => {
  assert.equal(excerpt("x".repeat(400), 300).shown, "x".repeat(299));
  for (let limit = 5; limit < 40; limit++) {
    const { shown } = excerpt("🦝".repeat(30), limit);
    assert.ok(shown.isWellFormed() && shown.length + 1 <= limit, `${limit}`);
  }
});
