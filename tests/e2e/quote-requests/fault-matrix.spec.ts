/**
 * Every way in which sending a quote request can fail, on every kind of form, whatever became of the
 * scripts: no request is lost, and none is sent twice. Prints one table at the end.
 */
import { expect, test } from "../../support/test.ts";
import { cells, faults, type Cell } from "./cells.ts";
import { isTimed, Lane, type Row } from "./run-cell.ts";
import { keepRows, printWhenComplete } from "./table.ts";

test.describe.configure({ mode: "parallel", timeout: 150_000 });

/** The cells of one test; what is rare is tried together. */
const groupOf = ({ form, scripts }: Cell) =>
  ["loaded", "blocked", "late", "off"].includes(scripts)
    ? `${scripts}, ${form} form`
    : "scripts too late, or no client";
const groups = Map.groupBy(cells, groupOf);

test("the matrix has every fault on every form with every fate of the scripts, and no cell twice @chromium", () => {
  const names = cells.map(({ fault, form, scripts, gesture }) =>
    [fault.name, form, scripts, gesture].join(),
  );
  expect(new Set(names).size).toBe(names.length);
  const product = new Set(
    cells
      .filter(({ fault }) => faults.includes(fault))
      .map(({ fault, form, scripts }) => [fault.name, form, scripts].join()),
  );
  expect(product.size).toBeGreaterThanOrEqual(faults.length * 3 * 4);
});

for (const [group, members] of groups) {
  test(`${group}: no quote request is lost, none is sent twice @chromium`, async ({
    browser,
    baseURL,
  }, testInfo) => {
    const rows: Row[] = [];
    /** Tries cells that can share a page, one after another. */
    const tryAll = async (alike: Cell[]) => {
      const [first] = alike;
      if (!first) return;
      const lane = await Lane.open(browser, baseURL ?? "", first);
      for (let cell: Cell | undefined; (cell = alike.shift());) await lane.run(cell);
      rows.push(...(await lane.close()));
    };
    const kinds = Map.groupBy(members, (cell) => `${cell.scripts} ${isTimed(cell)}`);
    try {
      // Side by side, since much of a cell is waiting.
      await Promise.all(
        [...kinds.values()].flatMap((alike) => [tryAll(alike), tryAll(alike), tryAll(alike)]),
      );
    } finally {
      keepRows(testInfo, group, rows);
    }
    expect
      .soft(
        rows.filter(({ lost }) => lost),
        "requests lost",
      )
      .toEqual([]);
    expect
      .soft(
        rows.filter(({ twice }) => twice),
        "sent twice",
      )
      .toEqual([]);
    expect(rows).toHaveLength(members.length);
  });
}

// Each worker comes here; the one that finds all groups done prints.
test.afterAll(({}, testInfo) => {
  printWhenComplete(testInfo, [...groups.keys()]);
});
