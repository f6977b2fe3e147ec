/** The shortcuts above the home page's form, and a manager's way to the contact form. */
import { anchors, servicePath, staticRoutes } from "#routes.ts";
import { content } from "../support/pages.ts";
import { message } from "../support/quote-form.ts";
import { expect, test } from "../support/test.ts";

const { start } = content.home.hero;
const { shortcuts } = content.site;
const { managers } = content.pages.services;

for (const width of [320, 390]) {
  const tag = width === 320 ? [] : "@nightly";
  test(
    `on a phone of ${width} px, three links in one row lead past the form`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(staticRoutes.home);
      const links = page.getByRole("navigation", { name: start }).getByRole("link");
      await expect(links).toHaveText([shortcuts.emergency, shortcuts.listen, shortcuts.cost]);
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      const form = await page.locator("#hero-form").boundingBox();
      expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeLessThan(form?.y ?? 0);
      for (const [name, target] of [
        [shortcuts.emergency, servicePath("emergency")],
        [shortcuts.listen, anchors.homeListen],
        [shortcuts.cost, anchors.cost],
      ] as const)
        await expect(links.and(page.getByRole("link", { name }))).toHaveAttribute("href", target);
    },
  );
}

test("a manager gets from the inspection page to a message that is begun @nightly", async ({
  page,
}) => {
  await page.goto(servicePath("inspection"));
  await page.getByRole("main").getByRole("link", { name: managers.link }).click();
  const section = page.getByRole("region", { name: managers.heading });
  await expect(section.getByRole("heading", { name: managers.heading })).toBeInViewport();
  await section.getByRole("link", { name: managers.button }).click();
  await page.waitForURL(`**${anchors.messageForm}`);
  await expect(message(page)).toHaveValue(managers.message.trim());
});
