import assert from "node:assert/strict";
import { test } from "node:test";
import { shuffle } from "#features/reviews/shuffle.client.ts";

test("shuffle returns every item once, for the lowest and highest random numbers too, and keeps the list", () => {
  for (const random of [Math.random, () => 0, () => 1 - Number.EPSILON]) {
    for (const list of [[], [1], [1, 2, 3, 4, 5]]) {
      const before = [...list];
      assert.deepEqual(shuffle(list, random).toSorted(), before);
      assert.deepEqual(list, before);
    }
  }
});

test("shuffle returns every order of three items equally often", () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 60_000; round++) {
    const order = shuffle([1, 2, 3], Math.random).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assert.equal(counts.size, 6);
  for (const count of counts.values()) assert.ok(Math.abs(count - 10_000) < 1_000, String(count));
});
