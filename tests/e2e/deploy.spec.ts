/** A deploy while a visitor is on an old page, whose scripts then answer with 404. */
import type { Connect } from "vite";
import { mailbox } from "#demo/mailbox/mailbox.ts";
import { previewSite } from "#demo/preview.ts";
import { staticRoutes } from "#routes.ts";
import { distFolder } from "../support/built-page.ts";
import { Mailbox } from "../support/mailbox.ts";
import { content } from "../support/pages.ts";
import { ann, fillInForm, quoteForm, submit } from "../support/quote-form.ts";
import { freePort } from "../support/servers.ts";
import { expect, test as base } from "../support/test.ts";

/** Serves the site on its own server, where `deploy` makes all scripts answer with 404. */
const test = base.extend<{ server: { origin: string; deploy: () => void } }>({
  server: async ({}, use, testInfo) => {
    let deployed = false;
    const rename: Connect.NextHandleFunction = (request, _, next) => {
      if (deployed) request.url = request.url?.replace(/\.js(?=$|\?)/, ".of-old.js");
      next();
    };
    const port = await freePort();
    const middlewares = [rename, mailbox(testInfo.outputPath("mailbox"))];
    const server = await previewSite(distFolder, { port, middlewares });
    await use({ origin: `http://localhost:${port}`, deploy: () => (deployed = true) });
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
});

const { header, navigation } = content.site;

test.use({ viewport: { width: 390, height: 844 } });

test("an old page works after a deploy removes its scripts @nightly", async ({
  page,
  context,
  server,
}) => {
  const loaded = new Set<string>();
  page.on("response", (response) => loaded.add(response.url()));
  await page.goto(staticRoutes.home, { waitUntil: "networkidle" });
  page.removeAllListeners("response");
  const scriptAnswers: string[] = [];
  page.on("response", (response) => {
    // The browser has the page's own module from before.
    if (response.url().endsWith(".js") && !loaded.has(response.url()))
      scriptAnswers.push(`${response.status()} ${response.headers()["content-type"]}`);
  });
  server.deploy();

  await test.step("the menu opens", async () => {
    await page.getByRole("button", { name: header.menu }).click();
    const menu = page.getByRole("dialog", { name: header.menu });
    await expect(menu.getByRole("link", { name: navigation.areas })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  await test.step("“Read More” shows its text in place, or leads to another page", async () => {
    const more = page.locator("a.more[data-opener]");
    const step = page.locator(`${await more.last().getAttribute("href")}`);
    await expect(step).toBeHidden();
    await more.last().click();
    await expect(step).toBeVisible();
    await more.first().click();
    await page.waitForURL("**/services/**");
    await page.goBack();
  });

  await test.step("the form arrives, and is confirmed on the page", async () => {
    const message = `From an old page ${crypto.randomUUID()}`;
    await fillInForm(page, { ...ann, message });
    await submit(page).click();
    await expect(quoteForm(page).getByText(content.quoteForm.confirmation)).toBeVisible();
    expect(await new Mailbox(context).requestsWith(message)).toHaveLength(1);
  });

  expect(new Set(scriptAnswers), "the answer for each script").toEqual(new Set(["404 text/html"]));
});

test("a form that was hydrated before the deploy is sent after it, once", async ({
  page,
  context,
  server,
}) => {
  const message = `During a deploy ${crypto.randomUUID()}`;
  await page.goto(staticRoutes.contact);
  await fillInForm(page, { ...ann, message });
  await expect(quoteForm(page)).toHaveAttribute("novalidate");
  server.deploy();
  await quoteForm(page).getByRole("button").first().click();
  await expect(quoteForm(page).getByText(content.quoteForm.confirmation)).toBeVisible();
  expect(await new Mailbox(context).requestsWith(message)).toHaveLength(1);
});
