import assert from "node:assert/strict";
import { test } from "node:test";
import { claimPage } from "#features/quote-form/one-form.ts";

test("a second quote form on a page stops the build in one sentence that names the page", () => {
  const page = new Request("http://localhost/contact");
  claimPage(page);
  claimPage(new Request("http://localhost/"));
  assert.throws(() => claimPage(page), {
    message: "The page /contact has two quote forms; leave one of them out.",
  });
});
