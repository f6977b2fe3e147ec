import assert from "node:assert/strict";
import { test } from "node:test";
import { launchProblems, launchTable } from "#hosting/launch-check.ts";

const keys = {
  PUBLIC_EMAILJS_PUBLIC_KEY: "key",
  PUBLIC_EMAILJS_SERVICE_ID: "service",
  PUBLIC_EMAILJS_TEMPLATE_ID: "template",
};
const whatIsMissing = (env: Record<string, string>) =>
  launchProblems(env)
    .map(({ what }) => what)
    .join("\n");

test("the placeholder facts of this content are each named with file and line", () => {
  const problems = launchProblems({ SITE_URL: "https://raccoons.ca", ...keys });
  const at = (part: string) => problems.find(({ what }) => what.includes(part))?.where;
  assert.match(at("fictional") ?? "", /content\/business\.yaml:\d+/);
  assert.match(at("e-mail address") ?? "", /content\/business\.yaml:\d+/);
  assert.match(at("sister site") ?? "", /content\/business\.yaml:\d+/);
  assert.match(at("sample review") ?? "", /content\/reviews\/\d{4}\.yaml:\d+/);
  assert.ok(!problems.some(({ where }) => where === "environment"));
});

test("a form that cannot send is named by the key that is not set", () => {
  for (const key of Object.keys(keys)) {
    assert.match(
      whatIsMissing({ SITE_URL: "https://raccoons.ca", ...keys, [key]: " " }),
      new RegExp(`${key} is not set`),
    );
  }
});

test("an address that cannot be the public one is refused", () => {
  for (const url of [
    "http://raccoons.ca",
    "https://example.com",
    "https://www.raccoons.example",
    "https://localhost",
    "raccoons.ca",
    "https://raccoons.ca/site",
  ]) {
    assert.match(whatIsMissing({ SITE_URL: url, ...keys }), /SITE_URL is/, url);
  }
  assert.doesNotMatch(whatIsMissing({ SITE_URL: "https://raccoons.ca", ...keys }), /SITE_URL is/);
});

test("the table has one line for each thing to do", () => {
  const problems = launchProblems({});
  for (const { fix } of problems) assert.ok(launchTable(problems).includes(fix));
});
