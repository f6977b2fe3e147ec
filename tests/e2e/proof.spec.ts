/** The sample report, customers' rights, and the sheet to compare quotes. */
import { servicePath, staticRoutes } from "#routes.ts";
import { BuiltPage } from "../support/built-page.ts";
import { content } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const { report } = content.pages.services;
const { rights } = content.pages.local_raccoon_solutions;

test("the report is on the page of the inspection only, and is marked as a sample", () => {
  for (const slug of content.services.keys()) {
    const lines = new BuiltPage(servicePath(slug)).lines("main");
    const shown = slug === "inspection";
    expect(lines.includes(report.title), slug).toBe(shown);
    expect(lines.includes(report.mark), slug).toBe(shown);
    const isListed = report.openings.every(
      ({ place, fitted }) => lines.includes(place) && lines.includes(fitted),
    );
    expect(isListed, slug).toBe(shown);
  }
});

test("every right links to its source", () => {
  const page = new BuiltPage(staticRoutes.local_raccoon_solutions);
  for (const { text, source } of rights.rights) {
    expect(page.lines("#rights")).toContain(text);
    expect(page.html).toContain(`href="${source}"`);
  }
});
