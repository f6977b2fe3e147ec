/**
 * Every way in which sending a quote request can fail, on every kind of form, whatever became of the
 * scripts: no request is lost, and none is sent twice. Prints one table at the end.
 */
import { Mailbox } from "../../support/mailbox.ts";
import { expect, test } from "../../support/test.ts";
import { cells, type Cell } from "./cells.ts";
import { runCell, type Row } from "./run-cell.ts";
import { keepRows, printWhenComplete } from "./table.ts";

test.describe.configure({ mode: "parallel", timeout: 150_000 });

const groups = Map.groupBy(cells, ({ group }) => group);

test("the matrix has sixty cells and more, none of them twice @chromium", () => {
  const names = cells.map(({ fault, form, scripts, gesture }) =>
    [fault.name, form, scripts, gesture].join(),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(cells.length).toBeGreaterThanOrEqual(60);
});

for (const [group, members] of groups) {
  test(`${group}: no quote request is lost, none is sent twice @chromium`, async ({
    browser,
    baseURL,
  }, testInfo) => {
    const rows: Row[] = [];
    // Cells that mostly wait run side by side, the others one after another.
    const waiting = [...members];
    const work = async () => {
      const context = await browser.newContext({
        hasTouch: true,
        // Small, since every cell paints the page anew.
        viewport: { width: 800, height: 600 },
        // A tap on a page that scrolls smoothly only stops it.
        reducedMotion: "reduce",
        javaScriptEnabled: !group.startsWith("off"),
      });
      const mailbox = new Mailbox(context);
      await mailbox.open(baseURL ?? "");
      for (let cell: Cell | undefined; (cell = waiting.shift());) {
        rows.push(await runCell(context, mailbox, cell));
      }
      await context.close();
    };
    const lanes = group.startsWith("late") ? 5 : 1;
    try {
      await Promise.all(Array.from({ length: lanes }, work));
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
