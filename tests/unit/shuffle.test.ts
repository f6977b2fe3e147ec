import assert from "node:assert/strict";
import { test } from "node:test";
import { shuffle } from "../../src/islands/review-carousel/shuffle.ts";
import { seeded } from "../support/seeded.ts";

test("keeps every item, once, and leaves the list as it was", () => {
  const list = ["a", "b", "c", "d", "e"];
  const shuffled = shuffle(list);
  assert.deepEqual(shuffled.toSorted(), list);
  assert.deepEqual(list, ["a", "b", "c", "d", "e"]);
});

test("gives nothing for nothing and one for one", () => {
  assert.deepEqual(shuffle([]), []);
  assert.deepEqual(shuffle(["only"]), ["only"]);
});

test("stays within the list at both ends of what random can give", () => {
  for (const random of [() => 0, () => 1 - Number.EPSILON]) {
    assert.deepEqual(shuffle([1, 2, 3], random).toSorted(), [1, 2, 3]);
  }
});

test("gives every order of three items equally often", () => {
  const random = seeded(7);
  const counts = new Map<string, number>();
  for (let round = 0; round < 60_000; round++) {
    const order = shuffle([1, 2, 3], random).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assert.equal(counts.size, 6);
  for (const count of counts.values()) assert.ok(Math.abs(count - 10_000) < 500, String(count));
});
