import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  dailyTimes,
  hoursByDays,
  officeHoursSchema,
  weekdays,
  type WeeklyHours,
} from "#content/office-hours.ts";
import { nextOpening, officeDay } from "#toronto-time.ts";

const isOpen = (hours: Parameters<typeof officeDay>[0], now: string) =>
  officeDay(hours, now).isOpen;

const usual = { opens: "07:00", closes: "19:00", days: ["monday", "saturday"] };
const hours = { weekly: [usual] };

// 2026-11-21 is a Saturday.
for (const [now, expected] of [
  ["2026-11-21 06:59", false],
  ["2026-11-21 07:00", true],
  ["2026-11-21T18:59", true],
  ["2026-11-21 19:00", false],
  ["2026-11-22 12:00", false],
  ["2026-11-23 12:00", true],
] as const) {
  test(`at ${now} an office that is open on Mondays and Saturdays is ${expected ? "open" : "closed"}`, () => {
    assert.equal(isOpen(hours, now), expected);
  });
}

test("an office that closes at 12 AM is open until midnight", () => {
  const late = { weekly: [{ ...usual, closes: "24:00" }] };
  assert.equal(isOpen(late, "2026-11-21 23:59"), true);
  assert.equal(isOpen(late, "2026-11-22 00:00"), false);
});

const others = [
  { first: "2026-11-21", last: "2026-11-22" },
  { first: "2026-11-23", last: "2026-11-23", opens: "10:00", closes: "14:00" },
];

for (const [now, expected] of [
  ["2026-11-21 12:00", false],
  ["2026-11-23 09:59", false],
  ["2026-11-23 13:59", true],
  ["2026-11-28 12:00", true],
] as const) {
  test(`at ${now} an office with a closed day and special hours is ${expected ? "open" : "closed"}`, () => {
    assert.equal(isOpen({ ...hours, others }, now), expected);
  });
}

test("the next opening passes over closed days, and is that of special hours", () => {
  assert.deepEqual(nextOpening({ ...hours, others }, "2026-11-21 06:00"), {
    day: "2026-11-23",
    opens: "10:00",
    later: 2,
  });
});

describe("an office with two shifts, the second past midnight", () => {
  const days = ["friday", "saturday"];
  const twoShifts = {
    weekly: [
      { days, opens: "16:00", closes: "26:00" },
      { days, opens: "08:00", closes: "12:00" },
    ],
  };
  for (const [now, day, expected] of [
    ["2026-11-20 01:59", "2026-11-20", false],
    ["2026-11-20 11:59", "2026-11-20", true],
    ["2026-11-20 12:00", "2026-11-20", false],
    ["2026-11-20 23:59", "2026-11-20", true],
    ["2026-11-21 00:00", "2026-11-20", true],
    ["2026-11-21 01:59", "2026-11-20", true],
    ["2026-11-21 02:00", "2026-11-21", false],
    ["2026-11-22 01:00", "2026-11-21", true],
    ["2026-11-22 16:00", "2026-11-22", false],
  ] as const) {
    test(`is ${expected ? "open" : "closed"} at ${now}, on the day ${day}`, () => {
      assert.deepEqual(officeDay(twoShifts, now), { day, isOpen: expected });
    });
  }

  test("opens next with its second shift, or on its next day", () => {
    const next = (now: string) => nextOpening(twoShifts, now)?.opens;
    assert.equal(next("2026-11-20 12:30"), "16:00");
    assert.deepEqual(nextOpening(twoShifts, "2026-11-21 23:00"), {
      day: "2026-11-27",
      opens: "08:00",
      later: 6,
    });
  });
});

describe("the hours in words", () => {
  const range = "{first} to {last}";
  const all = [...weekdays];
  for (const [what, entries, words] of [
    [
      "name days in turn",
      [
        { days: all.slice(0, 5), opens: "8 AM", closes: "6 PM" },
        { days: ["saturday"], opens: "9 AM", closes: "1 PM" },
      ],
      ["Monday to Friday 8 AM – 6 PM", "Saturday 9 AM – 1 PM"],
    ],
    [
      "name days apart, and both shifts in their order",
      [
        { days: ["friday", "monday"], opens: "4 PM", closes: "2 AM" },
        { days: ["monday", "friday", "saturday"], opens: "8 AM", closes: "12 PM" },
      ],
      ["Monday and Friday 8 AM – 12 PM, 4 PM – 2 AM", "Saturday 8 AM – 12 PM"],
    ],
  ] satisfies [string, WeeklyHours, string[]][]) {
    test(what, () => {
      assert.deepEqual(officeHoursSchema.parse(entries), entries);
      assert.equal(dailyTimes(entries), undefined);
      const lines = hoursByDays(entries, range).map(({ days, times }) => `${days} ${times}`);
      assert.deepEqual(lines, words);
    });
  }

  test("are those of every day only while each day has the same", () => {
    const times = { opens: "7 AM", closes: "7 PM" };
    const rest = { days: all.slice(3), ...times };
    assert.deepEqual(dailyTimes([{ days: all.slice(0, 3), ...times }, rest]), times);
    assert.equal(dailyTimes([rest]), undefined);
    assert.equal(dailyTimes([{ days: all.slice(0, 3), ...times, opens: "8 AM" }, rest]), undefined);
  });
});

for (const [what, entries, field] of [
  ["are none", [], ""],
  ["name no day", [{ days: [], opens: "7 AM", closes: "7 PM" }], "0.days"],
  [
    "end at 5 AM in place of 5 PM",
    [{ days: ["monday"], opens: "9 AM", closes: "5 AM" }],
    "0.closes",
  ],
  [
    "overlap",
    [
      { days: ["monday"], opens: "7 AM", closes: "7 PM" },
      { days: ["sunday", "monday"], opens: "6 PM", closes: "8 PM" },
    ],
    "1.opens",
  ],
  [
    "overlap past midnight, from Sunday to Monday",
    [
      { days: ["monday"], opens: "1 AM", closes: "7 PM" },
      { days: ["sunday"], opens: "6 PM", closes: "2 AM" },
    ],
    "1.opens",
  ],
] as const) {
  test(`hours that ${what} are a problem`, () => {
    const { error } = officeHoursSchema.safeParse(entries);
    assert.deepEqual(
      error?.issues.map(({ path }) => path.join(".")),
      [field],
    );
  });
}
