/** The fault matrix: however sending a quote request fails, no request is lost and none is sent twice. */
import type { Browser } from "@playwright/test";
import { expect, test } from "../../support/test.ts";
import { everyCell, faults, oneCellOfEachKind, type Cell } from "./cells.ts";
import { isTimed, CellRunner, type Row } from "./run-cell.ts";

test.describe.configure({ mode: "parallel", timeout: 150_000 });

/** Runs cells in three parallel pages for each state of the scripts, since a cell mostly waits. */
async function runAll(cells: readonly Cell[], browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  const runInOnePage = async (queue: Cell[]) => {
    const [first] = queue;
    if (!first) return;
    const runner = await CellRunner.open(browser, origin, first);
    for (let cell: Cell | undefined; (cell = queue.shift());) await runner.run(cell);
    rows.push(...(await runner.close()));
  };
  const queues = Map.groupBy(cells, (cell) => `${cell.scripts} ${isTimed(cell)}`);
  await Promise.all(
    [...queues.values()].flatMap((queue) => [1, 2, 3].map(() => runInOnePage(queue))),
  );
  return rows;
}

for (const { cells, tag, groupOf } of [
  {
    cells: oneCellOfEachKind,
    tag: [],
    groupOf: ({ scripts }: Cell) => `scripts ${scripts}`,
  },
  {
    cells: everyCell,
    tag: ["@all"],
    groupOf: ({ scripts, form }: Cell) => `every fault, scripts ${scripts}, ${form} form`,
  },
]) {
  for (const [group, members] of Map.groupBy(cells, groupOf)) {
    test(
      `${group}: no quote request is lost or sent twice`,
      { tag },
      async ({ browser, baseURL }) => {
        const rows = await runAll(members, browser, baseURL ?? "");
        expect(rows.filter(({ lost, twice }) => lost || twice)).toEqual([]);
        expect(rows).toHaveLength(members.length);
      },
    );
  }
}

test("the matrix contains every fault, form and gesture, and no cell twice", () => {
  const nameOf = ({ fault, form, scripts, gesture }: Cell) =>
    [fault.name, form, scripts, gesture].join();
  expect(new Set(everyCell.map(nameOf)).size).toBe(everyCell.length);
  expect(new Set(oneCellOfEachKind.map(nameOf)).size).toBe(oneCellOfEachKind.length);
  const valuesOf = (cells: readonly Cell[], key: "form" | "gesture" | "scripts") =>
    new Set(cells.map((cell) => cell[key]));
  for (const key of ["form", "gesture", "scripts"] as const) {
    expect(valuesOf(oneCellOfEachKind, key)).toEqual(valuesOf(everyCell, key));
  }
  const product = everyCell.filter(({ fault }) => faults.includes(fault));
  expect(product.length).toBeGreaterThanOrEqual(faults.length * 3 * 4);
});
