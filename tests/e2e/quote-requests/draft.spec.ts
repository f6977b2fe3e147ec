import { staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";
import { field, message, submit, success, toast } from "../../support/quote-form.ts";
import { ann, expect, fillIn, test } from "../../support/quote-service.ts";
import { loseScripts } from "../../support/scripts.ts";
import { stopAfter } from "../../support/slow-page.ts";

const { contact } = staticRoutes;
const [city, otherCity] = content.areas.cities.filter(({ slug }) => content.cities.has(slug));

test(
  "a draft survives a reload, another page's form and going back, and is gone after success",
  { tag: "@firefox" },
  async ({ page }) => {
    /** Goes to a page of the history, and waits for these values; locators wait in vain for its load in Firefox. */
    const findAfterGoing = async (by: -1 | 1, path: string, values: string[]) => {
      await page.evaluate((steps) => {
        setTimeout(() => {
          history.go(steps);
        });
      }, by);
      const look = () =>
        page.evaluate(() => [
          location.pathname,
          ...Array.from(
            document.querySelectorAll<HTMLInputElement>("[data-quote] [required]"),
            ({ value }) => value,
          ),
        ]);
      await expect.poll(() => look().catch(() => [])).toEqual([path, ...values]);
    };
    const first = otherCity?.path ?? "";
    await page.goto(first);
    await fillIn(page);
    await page.reload();
    await expect(field(page, "Name")).toHaveValue(ann.name);
    await expect(message(page)).toHaveValue(ann.message);

    await page.goto(contact);
    await expect(field(page, "Email")).toHaveValue(ann.email);
    await fillIn(page, { name: "Bea" });
    // The browser brings back what stood there; what was typed since is newer.
    const newest = ["Bea", ann.phone, ann.email, ann.service_area];
    await findAfterGoing(-1, first, newest);
    await findAfterGoing(1, contact, newest);

    await page.goto(city?.path ?? "");
    await submit(page).click();
    await expect(toast(page)).toContainText(success);
    await findAfterGoing(-1, contact, ["", "", "", ""]);
    await findAfterGoing(-1, first, ["", "", "", otherCity?.name ?? ""]);
  },
);

// Playwright waits in vain for Firefox to begin a page that does not end.
test("a draft is restored while the page is still arriving, before the visitor can type again @chromium", async ({
  page,
  baseURL,
  service,
}) => {
  await using slow = await stopAfter("<footer", baseURL ?? "");
  await page.goto(slow.origin + contact, { waitUntil: "commit" });
  await field(page, "Name").fill("Ann");
  await field(page, "Phone").fill(ann.phone);
  await page.reload({ waitUntil: "commit" });
  await expect(field(page, "Name")).toHaveValue("Ann");
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  await field(page, "Name").fill(ann.name);
  slow.goOn();
  await fillIn(page, { email: ann.email, service_area: ann.service_area });
  await expect(field(page, "Phone")).toHaveValue(ann.phone);
  await submit(page).click();
  await expect(toast(page)).toContainText(success);
  expect(Object.fromEntries(service.requests[0]?.fields ?? [])).toMatchObject({
    name: ann.name,
    phone: ann.phone,
  });
});

test(
  "a draft is restored without any script file, and kept from the first letter, however it is filled in",
  { tag: "@firefox" },
  async ({ page }) => {
    await loseScripts(page);
    await page.goto(contact);
    await fillIn(page, { name: "Ann" });
    // Some password managers say no more than this.
    await field(page, "Phone").evaluate((input: HTMLInputElement) => {
      input.value = "416";
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await page.goto(city?.path ?? "");
    await expect(field(page, "Name")).toHaveValue("Ann");
    await expect(field(page, "Phone")).toHaveValue("416");
  },
);

test("a draft does not carry a city that the page filled in, nor leave its tab", async ({
  page,
  context,
}) => {
  await page.goto(city?.path ?? "");
  await expect(field(page, "Service area")).toHaveValue(city?.name ?? "");
  await fillIn(page, { name: ann.name });
  await page.goto(otherCity?.path ?? "");
  await expect(field(page, "Service area")).toHaveValue(otherCity?.name ?? "");
  await expect(field(page, "Name")).toHaveValue(ann.name);

  const otherTab = await context.newPage();
  await otherTab.goto(contact);
  await expect(field(otherTab, "Name")).toHaveValue("");
});
