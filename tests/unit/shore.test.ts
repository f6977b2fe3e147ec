import assert from "node:assert/strict";
import { test } from "node:test";
import { groupByShore } from "#queries/shore.ts";

const places = {
  Oshawa: [43.9, -78.86],
  Guelph: [43.54, -80.25],
  "St. Catharines": [43.18, -79.24],
  Barrie: [44.39, -79.69],
  Toronto: [43.65, -79.38],
  Hamilton: [43.26, -79.87],
  Peterborough: [44.31, -78.32],
  Cobourg: [43.96, -78.17],
} as const;

const named = Object.entries(places).map(([name, [latitude, longitude]]) => ({
  name,
  latitude,
  longitude,
}));
const names = (areas: readonly { name: string }[]) => areas.map(({ name }) => name);

test("places on the lake are sorted along its shore, around its western end", () => {
  assert.deepEqual(names(groupByShore(named).shore), [
    "St. Catharines",
    "Hamilton",
    "Toronto",
    "Oshawa",
    "Cobourg",
  ]);
});

test("inland places are sorted from west to east, whatever their order in the list", () => {
  const west = ["Guelph", "Barrie", "Peterborough"];
  assert.deepEqual(names(groupByShore(named).inland), west);
  assert.deepEqual(names(groupByShore(named.toReversed()).inland), west);
});
