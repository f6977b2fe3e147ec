/** The sketches of sounds in the sound guide. */
import { brotliCompressSync } from "node:zlib";
import { fillIn } from "#content/fill-in.ts";
import { staticRoutes } from "#routes.ts";
import { content, required } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const { sounds, words } = content.sounds;
const [first, second] = sounds.map(({ label }) => fillIn(words.play, { sound: label }));

test("a sound is loaded and plays when its button is pressed, stops when pressed again, and ends by itself", async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
  const contexts = () => page.evaluate("contexts.map(({ state }) => state)");
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("sound-sketch")) scripts.push(response.body());
  });
  await page.clock.install();
  await page.goto(staticRoutes.learn);
  const guide = page.locator("#listen");
  const play = guide.getByRole("button", { name: required(first) });
  const other = guide.getByRole("button", { name: required(second) });
  await expect(guide.getByText(words.sketch)).toBeVisible();
  await play.hover();
  await play.focus();
  expect(scripts).toEqual([]);
  expect(await contexts()).toEqual([]);

  await play.click();
  await expect(play).toHaveAttribute("aria-pressed", "true");
  expect(await contexts()).toEqual(["running"]);
  const [script] = await Promise.all(scripts);
  expect(brotliCompressSync(required(script)).length).toBeLessThanOrEqual(2048);
  await play.click();
  await expect(play).toHaveAttribute("aria-pressed", "false");

  await play.click();
  await expect(play).toHaveAttribute("aria-pressed", "true");
  await other.click();
  await expect(play).toHaveAttribute("aria-pressed", "false");
  await expect(other).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(2000);
  await expect(other).toHaveAttribute("aria-pressed", "false");
  expect(await contexts()).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test("without Web Audio no button plays sounds, and no text mentions them @nightly", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "AudioContext"));
  await page.goto(staticRoutes.learn);
  await expect(page.getByText(words.sketch)).toBeHidden();
  await expect(page.getByRole("button", { name: required(first) })).toBeHidden();
});
