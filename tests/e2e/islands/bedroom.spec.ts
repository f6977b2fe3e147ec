/** The dark bedroom that opens from the sound guide. */
import { brotliCompressSync, constants } from "node:zlib";
import { type Page } from "@playwright/test";
import { callHref } from "#features/contact/contact-links.ts";
import { servicePath } from "#routes.ts";
import { content, required } from "../../support/pages.ts";
import { expect, test, withMotion } from "../../support/test.ts";

const { sounds } = content.sounds;
const { words, sounds: own } = content.bedroom;
const [first, second] = sounds.map(required);
const inspection = servicePath("inspection");

const opener = (page: Page) => page.locator("#listen").getByRole("button", { name: words.open });
const room = (page: Page) => page.getByRole("dialog", { name: words.open });
const sound = (page: Page, label = "") => room(page).getByRole("button", { name: label });
const tracks = (page: Page) => room(page).locator(".bedroom-track");

async function openBedroom(page: Page) {
  await page.goto(inspection);
  await opener(page).click();
  await expect(room(page)).toBeVisible();
}

test("the bedroom loads at a press; each sound has its description, and the lamp shows its answer", async ({
  page,
  consoleErrors,
}) => {
  await page.goto(inspection);
  await opener(page).hover();
  // Pointing at the sound guide loads its own answer.
  await expect(page.locator("#listen astro-island[ssr][client=intent]")).toHaveCount(0);
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    // Without the page's photos, which are loaded as they come near.
    if (/\/_astro\/.*\.(js|svg)$/.test(response.url())) bodies.push(response.body());
  });
  await opener(page).click();
  await expect(room(page)).toContainText(words.intro);
  await expect(room(page).getByRole("button", { name: words.volumes[0] })).toBeVisible();

  for (const { label, key } of sounds) {
    await sound(page, label).click();
    await expect(sound(page, label)).toHaveAccessibleDescription(own[key].caption);
    await expect(room(page).getByText(own[key].caption).first()).toBeVisible();
    // Motion is reduced: every track is there at once.
    await expect(tracks(page).first()).toBeVisible();
  }

  await sound(page, first?.label).click();
  const lamp = room(page).getByRole("button", { name: words.lamp });
  await expect(lamp).toHaveAttribute("aria-expanded", "false");
  await lamp.click();
  const answer = room(page).getByRole("region", { name: first?.label ?? "" });
  const [likely] = required(first).answers;
  for (const text of [
    likely?.text,
    required(first).do_not,
    own[required(first).key].price,
    ...own[required(first).key].leave,
  ])
    await expect(answer).toContainText(text ?? "");
  await expect(answer.getByRole("link")).toHaveAttribute("href", callHref(content.business.phone));
  const off = room(page).getByRole("button", { name: words.lamp_off });
  await expect(off).toHaveAttribute("aria-expanded", "true");
  await off.click();
  await expect(answer).toBeHidden();

  await page.waitForLoadState("networkidle");
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const lengths = (await Promise.all(bodies)).map(
    (body) => brotliCompressSync(body, quality).length,
  );
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(12_000);
  expect(consoleErrors).toEqual([]);
});

test(
  "arrow keys go to the next sound; Escape and Back close the bedroom, and the page has the answer",
  { tag: "@nightly" },
  async ({ page }) => {
    await openBedroom(page);
    await expect(sound(page, first?.label)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(sound(page, second?.label)).toBeFocused();
    await expect(sound(page, second?.label)).toHaveAttribute("aria-pressed", "true");
    // The browser's own key: it chooses no sound.
    await page.keyboard.press("Alt+ArrowRight");
    await expect(sound(page, second?.label)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await expect(room(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    const radio = page.getByRole("radio", { name: first?.label ?? "" });
    await expect(radio).toBeChecked();

    await opener(page).click();
    // The sound that was chosen in the page.
    await expect(sound(page, first?.label)).toHaveAttribute("aria-current", "true");
    await page.goBack();
    await expect(room(page)).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === inspection);
  },
);

test(
  "a swipe goes to the next sound and back, and does not turn on the lamp",
  { tag: "@nightly" },
  async ({ page }) => {
    await openBedroom(page);
    await sound(page, first?.label).click();
    const swipe = async (from: number, to: number) => {
      await page.mouse.move(from, 200);
      await page.mouse.down();
      await page.mouse.move(to, 210);
      await page.mouse.up();
    };
    await swipe(300, 100);
    await expect(sound(page, second?.label)).toHaveAttribute("aria-pressed", "true");
    await swipe(100, 300);
    await expect(sound(page, first?.label)).toHaveAttribute("aria-pressed", "true");
    await expect(room(page).getByRole("region")).toBeHidden();
  },
);

test(
  "on a phone the call is in view as soon as the lamp is on",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openBedroom(page);
    for (const { label } of sounds) {
      await sound(page, label).click();
      await room(page).getByRole("button", { name: words.lamp }).click();
      const call = room(page).getByRole("region").getByRole("link");
      await expect(call).toBeInViewport({ ratio: 1 });
      await call.click({ trial: true });
    }
  },
);

test.describe("with motion", () => {
  test.use(withMotion);

  test(
    "a track comes in at each beat, and a tap anywhere turns on the lamp",
    { tag: "@nightly" },
    async ({ page }) => {
      await openBedroom(page);
      await sound(page, first?.label).click();
      const opacities = () =>
        tracks(page).evaluateAll((all) =>
          all.map((track) => Number(getComputedStyle(track).opacity)),
        );
      await expect.poll(async () => (await opacities()).filter(Boolean).length).toBeGreaterThan(1);
      expect((await opacities()).filter((opacity) => opacity === 0)).not.toEqual([]);
      await page.mouse.click(200, 200);
      await expect(room(page).getByRole("region")).toBeVisible();
      await expect(sound(page, first?.label)).toHaveAttribute("aria-pressed", "false");
    },
  );
});

test(
  "the bedroom has no accessibility violations, dark or lit, and fits the smallest phone",
  { tag: "@nightly" },
  async ({ page, findAccessibilityViolations }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openBedroom(page);
    await sound(page, first?.label).click();
    expect(await findAccessibilityViolations(".bedroom")).toEqual([]);
    await room(page).getByRole("button", { name: words.lamp }).click();
    expect(await findAccessibilityViolations(".bedroom")).toEqual([]);
    const box = await room(page).getByRole("region").boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    await expect(room(page).getByRole("heading", { name: words.leave })).toBeVisible();
  },
);
