/**
 * `npm run check:form`: sends one real request through the form of the live site. Subject and message
 * say that it is a test. Nothing but the site and its e-mail service is asked, and the browser asks not
 * to be tracked, so that nobody counts it.
 */
import "#load-env.ts";
import process from "node:process";
import { chromium, devices, type Page } from "@playwright/test";
import { readArguments } from "#command.ts";
import { emailService } from "#email-service.ts";
import { tableOf, type Finding } from "#live/compare.ts";
import { staticRoutes } from "#routes.ts";
import { readSettings } from "#settings.ts";
import { hasPlaywrightChromium, systemChromium } from "../support/browsers.ts";
import { content } from "../support/pages.ts";
import { fillInForm, help, quoteForm, submit } from "../support/quote-form.ts";

const { siteUrl, emailOrigin } = readSettings();
const asked = [siteUrl, emailOrigin || siteUrl].map((address) => new URL(address).origin);

const where = siteUrl + staticRoutes.contact;

/** Sends the request, and returns what was wrong; nothing if it was accepted. */
async function faultsOf(page: Page): Promise<Finding[]> {
  let answer = "did not answer";
  page.on("response", (response) => {
    if (!response.url().endsWith(emailService.path)) return;
    answer = `answered with ${response.status()}`;
  });
  await page.route(
    ({ origin }) => !asked.includes(origin),
    (route) => route.abort(),
  );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "doNotTrack", { value: "1" });
  });
  await page.goto(where);
  await fillInForm(page, {
    name: "TEST of the website, no customer",
    phone: content.business.phone,
    email: content.business.email,
    service_area: "TEST",
    message:
      "TEST: the website has sent this by itself, to see whether its form still works. Nobody has to answer it. If it has not come as an e-mail this month, look at the e-mail service.",
  });
  await submit(page).click();
  const sent = quoteForm(page).getByText(content.quoteForm.confirmation);
  const failure = help(page).locator("b").filter({ visible: true });
  await sent.filter({ visible: true }).or(failure).waitFor({ timeout: 60_000 });
  if (await sent.isVisible()) return [];
  const what = `The form says “${await failure.innerText()}”; ${emailService.name} ${answer}.`;
  return [["form", what, where]];
}

if (import.meta.main) {
  readArguments("Usage: npm run check:form, with SITE_URL", {});
  // Chromium's sandbox does not work as root in a container.
  const browser = await chromium.launch(
    hasPlaywrightChromium() ? {} : { executablePath: systemChromium(), args: ["--no-sandbox"] },
  );
  const page = await browser.newPage(devices["Pixel 7"]);
  const faults = await faultsOf(page).catch((error: unknown): Finding[] => {
    const [reason] = String(error).split("\n");
    return [["page", `The form could not be filled in (${reason}).`, where]];
  });
  await browser.close();
  console.log(
    faults.length > 0
      ? tableOf(faults)
      : "The form has accepted a request. Look whether its e-mail has come.",
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
