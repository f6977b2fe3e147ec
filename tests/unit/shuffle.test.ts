import assert from "node:assert/strict";
import { test } from "node:test";
import { shuffle } from "../../src/islands/review-carousel/shuffle.ts";
import { seeded } from "../support/seeded.ts";

test("returns every item once and does not change the list", () => {
  const list = ["a", "b", "c", "d", "e"];
  const shuffled = shuffle(list);
  assert.deepEqual(shuffled.toSorted(), list);
  assert.deepEqual(list, ["a", "b", "c", "d", "e"]);
});

test("handles lists of no item and of one", () => {
  assert.deepEqual(shuffle([]), []);
  assert.deepEqual(shuffle(["only"]), ["only"]);
});

test("stays within the list for the lowest and highest random numbers", () => {
  for (const random of [() => 0, () => 1 - Number.EPSILON]) {
    assert.deepEqual(shuffle([1, 2, 3], random).toSorted(), [1, 2, 3]);
  }
});

test("returns every order of three items equally often", () => {
  const random = seeded(7);
  const counts = new Map<string, number>();
  for (let round = 0; round < 60_000; round++) {
    const order = shuffle([1, 2, 3], random).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assert.equal(counts.size, 6);
  for (const count of counts.values()) assert.ok(Math.abs(count - 10_000) < 500, String(count));
});
