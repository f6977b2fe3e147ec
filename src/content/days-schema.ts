/** Days that are different: closed days, days with other hours, and notices above the header. */
import { type z } from "zod";
import type { Business } from "./business-schema.ts";
import { clock, sensibleTimes } from "./office-hours.ts";
import { day, group, lineUpTo, list, publish } from "./fields.ts";

/** A span from the first to the last day is one day without `last`. */
const period = {
  first: day("The first day, or the only one.", "2026-12-25"),
  last: day("The last day, if there are several.", "2026-12-26").optional(),
};

type Period = z.infer<z.ZodObject<typeof period>>;

/** The last day of a period. */
export const lastDay = ({ first, last = first }: Period) => last;

const isInOrder = (days: Period) => days.first <= lastDay(days);
const wrongOrder = { path: ["last"], error: "must not be before the first day" };

/** Reports a period that has a day in common with an earlier one of the same or another list. */
export const noOverlap =
  <Key extends string>(...keys: readonly Key[]) =>
  (lists: Partial<Record<Key, Period[] | undefined>>, context: z.RefinementCtx) => {
    const seen: Period[] = [];
    for (const key of keys) {
      for (const [index, days] of (lists[key] ?? []).entries()) {
        const other = seen.find((one) => one.first <= lastDay(days) && days.first <= lastDay(one));
        const message = `overlaps with the entry that begins on ${other?.first ?? ""}`;
        if (other) context.addIssue({ code: "custom", path: [key, index, "first"], message });
        seen.push(days);
      }
    }
  };

/** Days on which the office is closed. */
export const closedSchema = list(
  "Closed",
  "Days on which the office is closed although its hours say otherwise, such as holidays.",
  group("A day or several days on which the office is closed.", period).refine(
    isInOrder,
    wrongOrder,
  ),
);

/** Days with other office hours. */
export const specialHoursSchema = list(
  "Special hours",
  "Days on which the office has other hours than usual.",
  group("A day or several days with other hours.", {
    ...period,
    opens: clock("When the office opens on these days.", "9 AM"),
    closes: clock("When the office closes on these days; 2 AM is past midnight.", "3 PM"),
  })
    .refine(isInOrder, wrongOrder)
    .refine(...sensibleTimes),
);

/** Notices above the header of every page. */
export const noticesSchema = list(
  "Notice",
  "Sentences above the header of every page, each from its first day to its last by Toronto's clock.",
  group("A sentence that every page shows for some days.", {
    says: lineUpTo(140, "it stands above everything else")(
      "One sentence.",
      "After the storm we are booked until Friday; emergencies as always.",
    ),
    publish,
    ...period,
  }).refine(isInOrder, wrongOrder),
);

/** Days that are different, with the times of those on which the office is open. */
interface OtherDays {
  first: string;
  last: string;
  opens?: string;
  closes?: string;
}

/**
 * Closed days and special hours that are not over on a day, an ISO date, in the order of their
 * dates; times as in the content.
 */
export const otherDaysOf = (
  { closed = [], special_hours = [] }: Pick<Business, "closed" | "special_hours">,
  today: string,
): OtherDays[] =>
  [...closed, ...special_hours]
    .map((days) => ({ ...days, last: lastDay(days) }))
    .filter(({ last }) => last >= today)
    .toSorted((a, b) => a.first.localeCompare(b.first));
