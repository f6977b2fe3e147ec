import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { readSettings } from "#settings.ts";
import { contentSecurityPolicy, isExecutable } from "#build/content-security-policy.ts";
import { parsePage } from "#build/finish-page.ts";

const demo = readSettings({});
const live = readSettings({ SITE_URL: "https://raccoons.ca/" });
const policyOf = (html: string, settings = demo) =>
  contentSecurityPolicy(parsePage(html).scripts.filter(isExecutable), settings);
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("only the page's own inline scripts are allowed, by hash", () => {
  const script = `if (1 < 2) document.title = "</p>";`;
  const policy = policyOf(`<script>${script}</script><script type="module">let a;</script>`);
  assert.ok(policy.includes(`script-src 'self' ${hashOf(script)} ${hashOf("let a;")};`));
  assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
});

test("text that looks like a script is not one", () => {
  const policy = policyOf(
    `<title><script>1</script></title><p title="<script>1</script>"></p><!--<script>1</script>-->`,
  );
  assert.match(policy, /script-src 'self';/);
});

test("speculation rules are allowed by hash; structured data needs none", () => {
  const policy = policyOf(
    `<script type="application/ld+json">{}</script><script type="speculationrules">{"prefetch":[]}</script>`,
  );
  assert.ok(!policy.includes(hashOf("{}")));
  assert.ok(policy.includes(hashOf('{"prefetch":[]}')));
});

test("requests and forms are allowed only to the configured e-mail service", () => {
  assert.match(policyOf(""), /connect-src 'self'; form-action 'self';/);
  const policy = policyOf("", live);
  assert.match(
    policy,
    /connect-src https:\/\/api\.emailjs\.com; form-action https:\/\/api\.emailjs\.com;/,
  );
  assert.match(policy, /upgrade-insecure-requests/);
  const counting = readSettings({ COUNT_URL: "https://count.ca/count?p={event}{path} {event}" });
  assert.match(
    policyOf("", counting),
    /connect-src 'self' https:\/\/count\.ca; form-action 'self';/,
  );
});
