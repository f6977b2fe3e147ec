import assert from "node:assert/strict";
import { test } from "node:test";
import {
  genericCityPath,
  heardPath,
  neighbourhoodPath,
  printRoutes,
  sectionOf,
  servicePath,
  staticRoutes,
} from "#routes.ts";

const { areas, home, learn, toronto, services } = staticRoutes;

test("the current section of the navigation comes from a page's place, whatever its slug", () => {
  for (const [path, section] of [
    [home, home],
    [learn, learn],
    [services, services],
    [servicePath("squirrel-removal"), services],
    [genericCityPath("ajax"), areas],
    ["/ajax/wildlife-removal", areas],
    [neighbourhoodPath("annex"), areas],
    [toronto, areas],
    [heardPath("steps"), learn],
    [printRoutes.letter, learn],
    ["/404", "/404"],
  ] as const)
    assert.equal(sectionOf(path), section, path);
});
