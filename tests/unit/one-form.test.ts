import assert from "node:assert/strict";
import { test } from "node:test";
import { requireOneForm } from "#features/quote-form/one-form.ts";

test("a second quote form on a page stops the build in one sentence that names the page", () => {
  const page = new Request("http://localhost/contact");
  requireOneForm(page);
  requireOneForm(new Request("http://localhost/"));
  assert.throws(() => requireOneForm(page), {
    message: "The page /contact has two quote forms; leave one of them out.",
  });
});
