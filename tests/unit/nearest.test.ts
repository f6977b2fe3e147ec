import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { nearest, type Place } from "#features/areas/nearest.ts";

/** Places near and far, some at the same point, some on the same circle of latitude. */
const anyPlaces = fc.array(
  fc.record({
    latitude: fc.oneof(
      fc.integer({ min: -90, max: 90 }),
      fc.double({ min: 42, max: 46, noNaN: true }),
    ),
    longitude: fc.oneof(
      fc.integer({ min: -180, max: 180 }),
      fc.double({ min: -83, max: -75, noNaN: true }),
    ),
  }),
  { maxLength: 60 },
);

/** The central angle between two places by the haversine formula, which the code does not use. */
function angle(a: Place, b: Place) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}

test("for any places, the result equals a full sort by distance, without the place itself", () => {
  fc.assert(
    fc.property(anyPlaces, fc.integer({ min: 1, max: 7 }), (places, count) => {
      const find = nearest(places, count);
      for (const place of places) {
        const found = find(place);
        assert.ok(!found.includes(place));
        assert.equal(new Set(found).size, found.length);
        const expected = places
          .filter((other) => other !== place)
          .map((other) => angle(place, other))
          .toSorted((a, b) => a - b)
          .slice(0, count);
        assert.equal(found.length, expected.length);
        for (const [index, other] of found.entries())
          assert.ok(Math.abs(angle(place, other) - (expected[index] ?? NaN)) < 1e-7);
      }
    }),
  );
});
