import assert from "node:assert/strict";
import { test } from "node:test";
import { emailService } from "#email-service.ts";
import { readSettings } from "#settings.ts";
import { contentSecurityPolicy } from "#build/content-security-policy.ts";

const directivesWith = (env: Record<string, string>): readonly string[] =>
  contentSecurityPolicy(readSettings(env)).directives;

test("requests and forms are allowed only to the configured e-mail service, and requests to where visits are counted", () => {
  const demo = directivesWith({});
  for (const directive of ["connect-src 'self'", "form-action 'self'"])
    assert.ok(demo.includes(directive), directive);
  const live = directivesWith({ SITE_URL: "https://raccoons.ca/" });
  for (const directive of ["connect-src", "form-action"])
    assert.ok(live.includes(`${directive} ${emailService.origin}`), directive);
  // A preview in a local network has no https.
  assert.ok(!live.includes("upgrade-insecure-requests"));
  const counting = directivesWith({ COUNT_URL: "https://count.ca/count?p={event}{path} {event}" });
  assert.ok(counting.includes("connect-src 'self' https://count.ca"));
  assert.ok(counting.includes("form-action 'self'"));
});
