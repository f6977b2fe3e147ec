import { blockStorage } from "../../support/blocked-storage.ts";
import { test as base } from "../../support/test.ts";
import { defineJourneys, type JourneyFixtures } from "./journeys.ts";

const test = base.extend<JourneyFixtures>({
  viewport: { width: 390, height: 844 },
  visitor: ({ page }, use) => use(page),
  blockStorage: ({ page }, use) => use(() => blockStorage(page)),
  errors: ({ consoleErrors }, use) => use(() => Promise.resolve(consoleErrors)),
});

test.describe("", { tag: "@firefox" }, () => {
  defineJourneys(test);
});
