import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest } from "#queries/nearest.ts";
import { collectionReaders } from "#schemas/collections.ts";
import { readCollection } from "#schemas/loader.ts";

const cities = readCollection(collectionReaders.areas).entries.get("areas")?.value.cities ?? [];
const near = nearest(cities, 5);
const namesNear = (slug: string) => {
  const city = cities.find((other) => other.slug === slug);
  assert.ok(city);
  return near(city).map((other) => other.slug);
};

test("the five nearest cities come nearest first", () => {
  assert.deepEqual(namesNear("toronto").slice(0, 3), ["north-york", "etobicoke", "scarborough"]);
  assert.deepEqual(namesNear("oshawa").slice(0, 3), ["whitby", "ajax", "pickering"]);
});

test("no city is its own neighbour, and every city has five", () => {
  for (const { slug } of cities) {
    const names = namesNear(slug);
    assert.equal(names.length, 5);
    assert.ok(!names.includes(slug));
  }
});

test("distance is measured on the sphere: a degree of longitude is shorter than one of latitude", () => {
  const centre = { latitude: 43.6, longitude: -79.4 };
  const east = { latitude: 43.6, longitude: -78.4 };
  const north = { latitude: 44.5, longitude: -79.4 };
  assert.deepEqual(nearest([centre, north, east], 2)(centre), [east, north]);
});

test("where there are fewer than asked for, all are given", () => {
  const here = { latitude: 43, longitude: -79 };
  const there = { latitude: 44, longitude: -79 };
  assert.deepEqual(nearest([here, there], 5)(here), [there]);
});
