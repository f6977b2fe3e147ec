/** The form sends what is typed only to the configured e-mail service, and only on submit. */
import { test as bare } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { noteKey } from "#features/quote-form/draft.client.ts";
import { emailService } from "#email-service.ts";
import { content } from "../../support/pages.ts";
import {
  ann,
  fillInForm,
  help,
  quoteForm,
  retry,
  submit,
  words,
} from "../../support/quote-form.ts";
import { accepted, expect, test } from "../../support/mock-email-service.ts";
import { blockScripts } from "../../support/script-loading.ts";

const { contact, home } = staticRoutes;
for (const path of [contact, home, content.areas.cities.at(-1)?.path ?? ""]) {
  test(
    `${path}: no other host is contacted, and what is typed is stored only in the tab`,
    { tag: path === contact ? [] : "@nightly" },
    async ({ page, context, service, baseURL }) => {
      const requests: string[] = [];
      const logged: string[] = [];
      context.on("request", (request) => requests.push(request.url()));
      page.on("console", (message) => logged.push(message.text()));
      page.on("pageerror", (error) => logged.push(error.message));
      service.answer = { status: 503, body: "" };

      await page.goto(path);
      await fillInForm(page);
      expect(requests.filter((url) => url.endsWith(emailService.path))).toEqual([]);
      await submit(page).click();
      await expect(help(page)).toBeVisible();
      expect(new Set(requests.map((url) => new URL(url).origin))).toEqual(new Set([baseURL]));

      const stored = () =>
        page.evaluate(async () => ({
          tab: Object.fromEntries(Object.entries<string>(sessionStorage)),
          site: [
            ...Object.keys(localStorage),
            ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
            ...(await caches.keys()),
            document.cookie,
          ].filter(Boolean),
          address: location.href,
          visits: history.length,
        }));
      const { tab, site, address, visits } = await stored();
      const draft = new URLSearchParams(tab["quote-request"]);
      expect(tab).toEqual({ from: "", "quote-request": draft.toString() });
      const { [noteKey("reference")]: reference, ...typed } = Object.fromEntries(draft);
      expect(reference).toMatch(/^[A-Z0-9]{6}$/);
      expect(typed).toEqual(ann);
      expect(site).toEqual([]);

      service.answer = accepted;
      await retry(page).click();
      await expect(quoteForm(page).getByText(words.confirmation)).toBeVisible();
      const emptyTab = { from: "", "quote-request": "" };
      expect(await stored()).toEqual({ tab: emptyTab, site: [], address, visits });

      const everything = [...requests, ...logged, address].map((text) => decodeURIComponent(text));
      for (const value of Object.values(ann))
        expect(everything.filter((text) => text.includes(value))).toEqual([]);
    },
  );
}

for (const isBlocked of [false, true]) {
  bare(
    `a public page sends to the configured service ${isBlocked ? "without" : "with"} its script, and its policy blocks every other host`,
    { tag: isBlocked ? "@nightly" : [] },
    async ({ page, baseURL }) => {
      const origin = "https://mail.test";
      // The only differences between this page in a public build and in the demo.
      await page.route(`**${contact}`, async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace("connect-src 'self'", `connect-src ${origin}`)
          .replace("form-action 'self'", `form-action ${origin}`)
          .replace(`action="${emailService.path}"`, `action="${origin}${emailService.path}"`);
        await route.fulfill({ response, body: html });
      });
      const elsewhere: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
      });
      await page.route(`${origin}/**`, (route) =>
        route.fulfill({
          body: emailService.success,
          headers: { "Access-Control-Allow-Origin": "*" },
        }),
      );
      if (isBlocked) await blockScripts(page);

      await page.goto(contact);
      await fillInForm(page);
      const blocked = await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener("securitypolicyviolation", ({ blockedURI }) => resolve(blockedURI));
            fetch("https://elsewhere.test/").catch(() => undefined);
          }),
      );
      expect(blocked).toBe("https://elsewhere.test/");
      expect(elsewhere).toEqual([]);
      await submit(page).click();
      await expect(quoteForm(page).getByText(words.confirmation)).toBeVisible();
      expect(new Set(elsewhere)).toEqual(new Set([origin + emailService.path]));
    },
  );
}
