import { z } from "zod";
import { content } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";
import { staticRoutes } from "#routes.ts";

/** What the stand-in tells of the messages it keeps. */
const mailbox = z.array(z.object({ fields: z.array(z.tuple([z.string(), z.string()])) }));

const city = content.areas.cities.at(-1);

for (const path of [staticRoutes.home, staticRoutes.contact, city?.path ?? ""]) {
  test(`${path}: the form posts the same fields without script`, async ({ page, request }) => {
    const message = `Scratching, from ${path} at ${Date.now()} <b>"quoted"</b> 🦝`;
    await page.goto(path);
    const form = page.locator("form").first();
    await form.getByLabel("Name").fill("Margaret O’Neil");
    await form.getByLabel("Phone").fill("416 555 0199");
    await form.getByLabel("Email").fill("margaret@example.com");
    await form.getByLabel("Service area").fill("Leslieville");
    await form.getByLabel(content.quoteForm.message_label).fill(message);
    await form.getByRole("button").click();
    await page.waitForURL("**/api/v1.0/email/send-form");
    await expect(page.locator("body")).toHaveText("OK");

    const received = mailbox.parse(await (await request.get("/__mailbox.json")).json());
    const mine = received.filter(({ fields }) => fields.some(([, value]) => value === message));
    expect(mine).toHaveLength(1);
    expect(Object.fromEntries(mine[0]?.fields ?? [])).toMatchObject({
      name: "Margaret O’Neil",
      phone: "416 555 0199",
      email: "margaret@example.com",
      service_area: "Leslieville",
      message,
      title: content.business.name,
      website_source: `${content.business.name} Website`,
      time: "",
    });
  });
}

test("a form with a required field left empty is not posted", async ({ page }) => {
  await page.goto(staticRoutes.contact);
  await page.locator("form").first().getByRole("button").click();
  expect(new URL(page.url()).pathname).toBe(staticRoutes.contact);
});
