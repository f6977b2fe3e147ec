import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { withPolicy } from "#tools/build/content-security-policy.ts";
import { readMode } from "#mode.ts";

const demo = readMode({});
const live = readMode({ SITE_URL: "https://raccoons.ca/" });
const head = `<!doctype html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page's own scripts are allowed by their hash, and no others", () => {
  const script = `if (1 < 2) document.title = "</p>";`;
  const page = withPolicy(
    `${head}<script>${script}</script><script type="module">let a;</script>`,
    demo,
  );
  assert.ok(page.includes(`script-src 'self' ${hashOf(script)} ${hashOf("let a;")};`));
  assert.doesNotMatch(page, /script-src[^;]*unsafe/);
});

test("structured data needs no leave, and speculation rules have theirs by their hash", () => {
  const page = withPolicy(
    `${head}<script type="application/ld+json">{}</script><script type="speculationrules">{"prefetch":[]}</script>`,
    demo,
  );
  assert.ok(!page.includes(hashOf("{}")));
  assert.ok(page.includes(hashOf('{"prefetch":[]}')));
});

test("no script turns text into elements or code", () => {
  assert.match(
    withPolicy(head, demo),
    /; require-trusted-types-for 'script'; trusted-types 'none'"/,
  );
});

test("the policy stands before everything that it rules", () => {
  const page = withPolicy(`${head}<script>1</script>`, demo);
  assert.ok(page.indexOf("Content-Security-Policy") < page.indexOf("<script>"));
});

test("requests and forms go to the configured e-mail service alone", () => {
  assert.match(withPolicy(head, demo), /connect-src 'self'; form-action 'self';/);
  const page = withPolicy(head, live);
  assert.match(
    page,
    /connect-src https:\/\/api\.emailjs\.com; form-action https:\/\/api\.emailjs\.com;/,
  );
  assert.match(page, /upgrade-insecure-requests/);
});
