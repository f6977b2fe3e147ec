/** The text beside the phone number depends on Toronto time, whatever the visitor's time zone. */
import { staticRoutes } from "#routes.ts";
import { shiftsOn } from "#toronto-time.ts";
import { content, required } from "../support/pages.ts";
import { openDay, usualHours } from "../support/open-day.ts";
import { expect, test } from "../support/test.ts";

const { phone_line } = content.business;
const minute = 60_000;
const byDay = phone_line.office_open;

/** The timestamp of a time such as `19:30` on a day in Toronto; hours count on past midnight. */
const inToronto = (day: string, offset: string, time: string) =>
  Date.parse(`${day}T00:00${offset}`) +
  (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minute;

const visitors = [
  { timezoneId: "Asia/Tokyo", day: openDay("2026-01-15"), offset: "-05:00", tag: [] },
  {
    timezoneId: "America/Vancouver",
    day: openDay("2026-07-15"),
    offset: "-04:00",
    tag: "@nightly",
  },
];

for (const { timezoneId, day, offset, tag } of visitors) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(
      `the text changes as the office opens and closes on ${day}, and stays translated meanwhile`,
      { tag },
      async ({ page, request }) => {
        const served = await (await request.get(staticRoutes.contact)).text();
        expect(served).toContain(`<span>${phone_line.always}</span>`);

        const lines = page.locator("[data-night]");
        const shift = required(shiftsOn(usualHours, day)[0]);
        const opens = inToronto(day, offset, shift.opens);
        const closes = inToronto(day, offset, shift.closes);
        await page.clock.install({ time: opens - minute });
        await page.goto(staticRoutes.contact);
        const all = await lines.count();
        await expect(lines).toHaveText(Array(all).fill(phone_line.office_closed));
        await expect(lines.first()).toHaveAttribute("data-now", "night");
        await page.clock.fastForward(minute);
        await expect(lines).toHaveText(Array(all).fill(byDay));
        await expect(lines.first()).toHaveAttribute("data-now", "day");
        // A browser that translates the page replaces texts.
        const translated = lines.first().locator("> :last-child");
        await translated.evaluate((element) => (element.textContent = "Ouvert"));
        await page.clock.fastForward(closes - opens - minute);
        await expect(translated).toHaveText("Ouvert");
        await expect(lines.nth(1)).toHaveText(byDay);
        await page.clock.fastForward(minute);
        await expect(lines).toHaveText(Array(all).fill(phone_line.office_closed));
      },
    );
  });
}
