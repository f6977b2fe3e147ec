/**
 * A company that is not ours: another name, no second site, nobody who answers at night, a break at
 * noon, hours past midnight, and other hours on Saturday.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PreviewServer } from "vite";
import { parseDocument } from "yaml";
import { fillIn } from "#content/fill-in.ts";
import { servicePath, staticRoutes } from "#routes.ts";
import { BuiltPage } from "../support/built-page.ts";
import { MockEmailService } from "../support/mock-email-service.ts";
import { recordShifts, shiftsOf } from "../support/layout-shift.ts";
import { content, required } from "../support/pages.ts";
import { fillInForm, quoteForm, submit, successTitle, toast } from "../support/quote-form.ts";
import { serveSecondSite } from "../support/second-site.ts";
import { expect, test } from "../support/test.ts";

const site = "test-results/other-company";
const days = ["monday", "tuesday", "wednesday", "thursday", "friday"];
const company = {
  name: "Nightjar Wildlife",
  short_name: "Nightjar",
  emergency_line: false,
  hours: [
    { days, opens: "8 AM", closes: "12 PM" },
    { days, opens: "4 PM", closes: "2 AM" },
    { days: ["saturday"], opens: "10 AM", closes: "1 PM" },
  ],
  special_hours: [{ first: "2031-12-24", opens: "8 AM", closes: "12 PM" }],
  closed: [{ first: "2031-12-25" }],
};
const weekdays = "Monday to Friday 8 AM – 12 PM, 4 PM – 2 AM";
const usual = `${weekdays}; Saturday 10 AM – 1 PM`;

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift {
  sources: { previousRect: DOMRect; currentRect: DOMRect }[];
}

let server: PreviewServer;
let origin = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  // A busy machine takes minutes to build the site.
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), "other-company-"));
  cpSync("content", folder, { recursive: true });
  const file = join(folder, "business.yaml");
  const business = parseDocument(readFileSync(file, "utf8"));
  for (const [key, value] of Object.entries(company))
    business.set(key, business.createNode(value, { aliasDuplicateObjects: false }));
  business.delete("sister_site");
  writeFileSync(file, business.toString({ lineWidth: 0 }));
  ({ server, origin } = await serveSecondSite(site, folder));
});

test.afterAll(async () => {
  await server.close();
});

test("no file has the other name, the link to another site or a promise to answer at night", () => {
  const { name, sister_site } = content.business;
  for (const path of globSync("**/*.{html,txt,vcf,webmanifest}", { cwd: site })) {
    const text = readFileSync(join(site, path), "utf8");
    expect(text, path).not.toContain(name);
    if (sister_site) expect(text, path).not.toContain(sister_site.url);
    expect(text, path).not.toMatch(/24\/7|\b(?:our|the) emergency line\b|\bday or night: we\b/i);
  }
  for (const path of ["llms.txt", "contact.vcf"]) {
    const text = readFileSync(join(site, path), "utf8").replaceAll(/\r\n |\\/g, "");
    expect(text, path).toContain(usual);
  }
  const { structuredData } = new BuiltPage(staticRoutes.home, site);
  const told = JSON.stringify(structuredData);
  expect(told).toContain('"dayOfWeek":["Saturday"],"opens":"10:00","closes":"13:00"');
  expect(told).toContain('"opens":"16:00","closes":"02:00"');
});

const { phone_line } = content.business;
const { office_closed_now, office_closed_today } = content.quoteForm;
const openNow = phone_line.office_open;
const closedNow = "Office closed now";

/** The times in Toronto, and at each who answers, the line below the form and the header's words. */
const moments = [
  ["2031-12-22T07:00", closedNow, usual, "8 AM", weekdays],
  ["2031-12-22T12:30", closedNow, usual, "4 PM", weekdays],
  ["2031-12-22T23:30", openNow, usual, undefined, weekdays],
  ["2031-12-23T01:30", openNow, usual, undefined, weekdays],
  ["2031-12-23T02:30", closedNow, usual, "8 AM", weekdays],
  ["2031-12-24T01:30", openNow, usual, undefined, weekdays],
  ["2031-12-24T12:30", closedNow, office_closed_now, "Friday, 8 AM", "Today 8 AM – 12 PM"],
  ["2031-12-25T12:00", closedNow, office_closed_today, "Friday, 8 AM", "Closed today"],
  ["2031-12-27T12:00", openNow, usual, undefined, "Saturday 10 AM – 1 PM"],
  ["2031-12-28T12:00", closedNow, office_closed_today, "Monday, 8 AM", "Closed today"],
] as const;

for (const [time, line, form, next, header] of moments) {
  test(`at ${time} every promise is true, and moves nothing up or down`, async ({ page }) => {
    // The first window, with the whole form: browsers record what moves in the window alone.
    await page.setViewportSize({ width: 390, height: 900 });
    await page.clock.setFixedTime(`${time}:00-05:00`);
    await recordShifts(page);
    await page.goto(origin + staticRoutes.contact);
    await expect(page.locator("[data-night]").first()).toContainText(line);
    await expect(quoteForm(page)).toContainText(fillIn(form, { next: next ?? "" }));
    await expect(page.locator("#hours")).toContainText(header);
    const night = quoteForm(page).locator("[data-shown-at=night]");
    if (next === undefined) await expect(night).toHaveAttribute("hidden");
    else await expect(night).toContainText(next);
    const shifts = JSON.parse(await shiftsOf(page)) as string[];
    const sources = shifts.flatMap((shift) => (JSON.parse(shift) as LayoutShift).sources);
    const moved = sources.filter(
      ({ previousRect: { y }, currentRect }) => Math.abs(y - currentRect.y) > 1,
    );
    expect(moved).toEqual([]);
  });
}

test("only while the office is open does the toast after sending promise a call at once", async ({
  page,
}) => {
  await new MockEmailService().listen(page);
  for (const [time, isPromised] of [
    ["2031-12-22T12:30", false],
    ["2031-12-22T23:30", true],
  ] as const) {
    await page.clock.setFixedTime(`${time}:00-05:00`);
    await page.goto(origin + staticRoutes.contact);
    await fillInForm(page);
    await submit(page).click();
    await expect(toast(page)).toContainText(successTitle);
    const promise = toast(page).getByText(content.quoteForm.toasts.success.description);
    await expect(promise, time).toBeVisible({ visible: isPromised });
  }
});

test("a tab that is open over New Year shows the new day and month within a minute", async ({
  page,
}) => {
  await page.clock.install({ time: "2031-12-31T23:58:00-05:00" });
  await page.goto(origin + staticRoutes.learn);
  await expect(page.locator("[data-night]").first()).toContainText(openNow);
  await expect(page.locator('[data-month="12"][aria-current]').first()).toBeAttached();
  await page.clock.pauseAt("2032-01-01T00:00:59-05:00");
  await expect(page.locator('[data-month="1"][aria-current]').first()).toBeAttached();
  await expect(page.locator('[data-month="12"][aria-current]')).toHaveCount(0);
  await expect(page.locator("[data-night]").first()).toContainText(openNow);
  await page.clock.pauseAt("2032-01-01T02:00:59-05:00");
  await expect(page.locator("[data-night]").first()).toContainText(closedNow);
});

test("a tab that is open over New Year shows one note, that of the new month", async ({ page }) => {
  const [service] = required(
    [...content.services].find(([, { parts }]) => parts?.includes("month")),
  );
  await page.clock.install({ time: "2031-12-31T23:58:00-05:00" });
  await page.goto(origin + servicePath(service));
  const note = page.locator("main span[data-month]").filter({ visible: true });
  const { months } = content.season;
  await expect(note).toContainText(required(months[11]));
  await page.clock.pauseAt("2032-01-01T00:00:59-05:00");
  await expect(note).toContainText(required(months[0]));
});
