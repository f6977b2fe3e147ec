/** The site's headers and policy in a browser: what they stop, and that they stop nothing of the site's own. */
import { test as bare } from "@playwright/test";
import { z } from "zod";
import { staticRoutes } from "#routes.ts";
import { content } from "../support/pages.ts";
import { expect, fillIn, quoteForm, test } from "../support/quote-service.ts";

const stranger = "http://stranger.test";

/** What an attacker would write into a page, each with the part of the policy that stops it. */
const intrusions = {
  "script-src-elem": `<script>document.title = "taken"</script><script src="${stranger}/x.js"></script>`,
  "script-src-attr": `<img src="/favicon.svg" alt="" onload="document.title = 'taken'">`,
  "img-src": `<img src="${stranger}/pixel.png" alt="">`,
  "object-src": `<object data="${stranger}/thing"></object>`,
  "frame-src": `<iframe src="${stranger}/"></iframe>`,
  "base-uri": `<base href="${stranger}/">`,
  "form-action": `<form id="theirs" method="post" action="${stranger}/"></form>`,
};

bare("what is written into a page by a stranger is stopped", async ({ page, baseURL }) => {
  let reached = 0;
  await page.route(`${stranger}/**`, (route) => {
    reached++;
    return route.fulfill({ contentType: "text/javascript", body: "document.title = 'taken'" });
  });
  await page.route(`**${staticRoutes.contact}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      "</main>",
      `${Object.values(intrusions).join("")}</main>`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      stopped.push(effectiveDirective);
    });
  });
  await page.goto(staticRoutes.contact);
  await page.locator("#theirs").evaluate((form: HTMLFormElement) => {
    form.submit();
  });
  for (const attempt of [
    "eval('1')",
    "document.body.innerHTML = '<b>taken</b>'",
    "trustedTypes.createPolicy('theirs', {})",
    `fetch('${stranger}/take')`,
  ]) {
    // Later, since what the debugger runs at once may do more than the page.
    const later = page.evaluate(`new Promise((go) => setTimeout(go)).then(() => ${attempt})`);
    await expect(later, attempt).rejects.toThrow();
  }

  const stopped = async () => z.array(z.string()).parse(await page.evaluate("stopped"));
  await expect
    .poll(async () => [...new Set(await stopped())].toSorted())
    .toEqual(
      [
        ...Object.keys(intrusions),
        "connect-src",
        // `eval` and `innerHTML` both end here, before any other part is asked.
        "require-trusted-types-for",
        "trusted-types",
      ].toSorted(),
    );
  expect(await page.title()).not.toBe("taken");
  expect(reached, "requests to the stranger").toBe(0);

  // No page of another site may hold one of ours in a frame.
  await page.route(`${stranger}/frame`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe src="${baseURL}${staticRoutes.learn}"></iframe>`,
    }),
  );
  await page.goto(`${stranger}/frame`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test("no page says anything on the console, whatever state it is brought into", async ({
  page,
  service,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  const dialog = page.getByRole("dialog");
  const send = quoteForm(page).getByRole("button").first();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(staticRoutes.home);
  await page.getByText("Menu", { exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("a.more").first().click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  const question = page.locator(":is(h3, h4) > button[aria-expanded]").first();
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await page.locator("section[aria-roledescription=carousel]").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Next reviews" }).click();

  await quoteForm(page).getByLabel("Name", { exact: true }).focus();
  await expect(quoteForm(page)).toHaveAttribute("novalidate");
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await fillIn(page);
  await send.click();
  const { success, failure } = content.quoteForm.toasts;
  await expect(page.getByText(success.title)).toBeVisible();
  await page
    .getByRole("status")
    .filter({ hasText: success.title })
    .getByRole("button", { name: "Close" })
    .click();
  await expect(page.getByText(success.title)).toBeHidden();
  expect(said.splice(0)).toEqual(["Quote request sent 200 OK"]);

  // A failure is logged on purpose, after the browser's own line.
  service.answer = { status: 503, body: "Service Unavailable" };
  await page.goto(staticRoutes.contact);
  await fillIn(page);
  await send.click();
  await expect(page.getByText(failure.title)).toBeVisible();
  expect(said).toEqual([
    expect.stringMatching(/^Failed to load resource:.*503/),
    "Quote request failed 503 Service Unavailable",
  ]);
});
