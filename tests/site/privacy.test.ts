/** The page /privacy says what the code does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { accountIdFields } from "#email-service.ts";
import { addedFields } from "#features/quote-form/schema.ts";
import { callHref } from "#features/contact/contact-links.ts";
import { staticRoutes } from "#routes.ts";
import { readSettings } from "#settings.ts";
import { storageKeys } from "#ui/storage.client.ts";
import { BuiltPage } from "../support/built-page.ts";
import { content } from "../support/pages.ts";

const page = new BuiltPage(staticRoutes.privacy);
const words = page.words("main");
const { sent, stored, others } = content.pages.privacy;

test("/privacy names every field that the form sends, and the form sends no others", () => {
  const form = new BuiltPage(staticRoutes.contact);
  const names = form.attributes("form[data-quote] :is(input, select, textarea)[name]", "name");
  const { fields } = content.quoteForm;
  assert.deepEqual(
    names.toSorted(),
    [...fields.map(({ name }) => name), ...addedFields, ...accountIdFields].toSorted(),
  );
  for (const text of [...fields.map(({ privacy }) => privacy), ...Object.values(sent.fields)])
    assert.ok(words.includes(text), text);
});

// The types of the storage allow no other keys.
test("/privacy names everything that the site stores in the browser", () => {
  for (const key of storageKeys.tab) assert.ok(words.includes(stored.tab[key]), key);
  for (const key of storageKeys.visitor) assert.ok(words.includes(stored.visitor[key]), key);
});

test("/privacy names the hosts that a public site's policy allows, and that nothing is counted", () => {
  const { emailOrigin } = readSettings({ SITE_URL: "https://raccoons.test" });
  assert.ok(words.includes(new URL(emailOrigin).host));
  assert.ok(words.includes(others.not_counted));
  assert.equal(page.all("#counter").length, 0);
});

test("footer and form lead to /privacy, which leads to the commissioner and to us", () => {
  const { rights } = content.pages.privacy;
  const links = page.attributes("main a", "href");
  assert.ok(links.includes(rights.commissioner_page));
  assert.ok(links.includes(callHref(content.business.phone)));
  const contact = new BuiltPage(staticRoutes.contact);
  for (const place of ["footer", "form"])
    assert.ok(contact.attributes(`${place} a`, "href").includes(staticRoutes.privacy), place);
});
