import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, test } from "node:test";
import { isSeq, parseDocument, type YAMLMap } from "yaml";
import { readContentFile } from "#content/read.ts";
import { contentFiles } from "#content/content-folder.ts";
import { acceptableNames, evidenceSchema } from "#content/evidence-schema.ts";
import { policyGroups, policyNames } from "#content/policies-schema.ts";
import { environmentProblems } from "#editor/launch-check/environment.ts";
import { launchReport } from "#editor/launch-check/launch-check.ts";
import { launchText } from "#editor/launch-check/report-text.ts";
import { accountIds, emailService } from "#email-service.ts";
import { liveAccount } from "../support/live-account.ts";

const today = "2026-06-01";
const ids = liveAccount;
const environment = { SITE_URL: "https://raccoons.ca", ...ids };

const source = { source: "The public profile", as_of: "2026-05-01" };
const promise = { basis: "Two people share the phone.", checked: "2026-05-01" };
const evidence = {
  licence: [{ authority: "City of Vaughan", number: "1", valid_until: "2027-04-30" }],
  insurance: {
    insurer: "Northern Mutual",
    covers: "Liability",
    policy: "1",
    valid_until: "2027-03-31",
  },
  guarantee: {
    covers: "New entries",
    lasts: "Two years",
    excludes: "Storm",
    voided_by: "Work by others",
    transfers: "To the buyer",
  },
  callback: promise,
  same_day: promise,
  emergency_line: promise,
  text_messages: promise,
  rating: source,
  prices: source,
};
const placeholders = {
  phone: "(416) 555-0100",
  text_number: "(416) 555-0101",
  email: "help@example.com",
  sister_site: { name: "Squirrels", url: "https://example.com/" },
};
const ownFacts = {
  phone: "(416) 967-1111",
  text_number: "(416) 967-1112",
  email: "help@raccoons.ca",
  emergency_line: true,
  sister_site: { name: "Squirrels", url: "https://squirrels.ca/" },
};

const original = contentFiles();
const textOf = (path: string) => original.get(path) ?? "";
const businessFile = join("content", "business.yaml");

/** The content with other reviews, none of which is a sample. */
const content = new Map([
  ...[...original].filter(([path]) => !path.startsWith("reviews/")),
  ["reviews/2024.yaml", "- name: Ben\n  text: Quick and kind.\n  rating: 5\n"],
]);
/** The files with the facts of the company and of its areas, which most checks are about. */
const facts = new Map(
  [...original].filter(([path]) =>
    /^(?:business|cost-guide|areas|site)\.yaml$|^(?:cities|neighbourhoods)\//.test(path),
  ),
);

/** The text of `business.yaml` with the facts of a finished site, except for some values. */
function businessWith(values: Record<string, unknown>) {
  const document = parseDocument(textOf("business.yaml"));
  const all: Record<string, unknown> = { evidence, accepted: [], ...ownFacts, ...values };
  for (const [key, value] of Object.entries(all)) {
    // Writes the file without anchors and aliases, as a person does.
    if (value === undefined) document.delete(key);
    else document.set(key, document.createNode(value, { aliasDuplicateObjects: false }));
  }
  return document.toString();
}

/** Runs the launch check with some facts, environment variables and files changed. */
const check = (
  values: Record<string, unknown>,
  variables: Record<string, string> = environment,
  texts: Record<string, string> = {},
  files = facts,
) => {
  const changed = { "business.yaml": businessWith(values), ...texts };
  return launchReport(variables, new Map([...files, ...Object.entries(changed)]), today);
};
const openNames = (...given: Parameters<typeof check>) =>
  check(...given).open.map(({ name }) => name);
/** The problem with a name that the launch check reports. */
const problemWith = (name: string, ...given: Parameters<typeof check>) =>
  check(...given).open.find((problem) => problem.name === name);
/** The problems of `business.yaml` itself after some values were changed. */
const contentProblemsOf = (values: Record<string, unknown>) =>
  readContentFile("business.yaml", businessWith(values)).problems;

test("placeholder facts are reported with file and line, the company's own facts are not", () => {
  const lines = businessWith(placeholders).split("\n");
  const { open } = check(placeholders);
  const ownNames = openNames({});
  for (const [name, start] of [
    ["phone", "phone:"],
    ["text-number", "text_number:"],
    ["email", "email:"],
    ["sister-site", "  url:"],
  ] as const) {
    const line = lines.findIndex((text) => text.startsWith(start)) + 1;
    const problem = open.find((one) => one.name === name);
    assert.deepEqual(problem?.places, [`${businessFile}:${line}`]);
    assert.ok(!ownNames.includes(name));
  }
  // The North American Numbering Plan does not have these numbers.
  for (const phone of ["(123) 456-7890", "(416) 155-0142", "(411) 967-1111", "(491) 967-1111"])
    assert.ok(openNames({ phone }).includes("phone"), phone);
});

test("a company without an emergency line has no text that promises one", () => {
  const line = { emergency_line: false };
  const hours = [{ days: ["monday", "tuesday"], opens: "8 AM", closes: "6 PM" }];
  for (const values of [line, { ...line, hours }])
    assert.equal(problemWith("any-hour", values, environment, {}, content), undefined);
  const texts = {
    "faqs/toronto.md":
      "### When?\n\nCall us {#emergency_line}24/7{/emergency_line}{^emergency_line}by day{/emergency_line}. A nurse answers 811 at any hour. We come by day or by night.\n",
  };
  assert.deepEqual(problemWith("any-hour", line, environment, texts)?.places, [
    `${join("content", "faqs", "toronto.md")}:3  “We come by day or by night.”`,
  ]);
  assert.equal(problemWith("any-hour", { emergency_line: true }, environment, texts), undefined);
  assert.ok(!openNames({ ...line, evidence: undefined }).includes("emergency-line"));
});

test("a company of another name has no text with the name of the first", () => {
  const names = { name: "Maple Ridge Wildlife", short_name: "Maple Ridge" };
  assert.equal(problemWith("other-name", names, environment, {}, content), undefined);
  assert.ok(!openNames({}, environment, {}, content).includes("other-name"));
  const texts = { "faqs/toronto.md": "### Who?\n\nAAA Affordable comes. {business} comes.\n" };
  assert.deepEqual(problemWith("other-name", names, environment, texts)?.places, [
    `${join("content", "faqs", "toronto.md")}:3  “AAA Affordable comes.”`,
  ]);
});

test("a company without another site has none, and no problem for it", () => {
  assert.deepEqual(contentProblemsOf({ sister_site: undefined }), []);
  assert.ok(!openNames({ sister_site: undefined }).includes("sister-site"));
});

test("a city whose document was deleted is named, unless it is planned", () => {
  const without = new Map(original);
  const [path = ""] = [...original.keys()].filter((one) => one.startsWith("cities/"));
  without.delete(path);
  const problem = problemWith("missing-documents", {}, environment, {}, without);
  assert.equal(problem?.places.length, 1);
  assert.ok(problem.places[0]?.endsWith(`  ${join("content", path)}`));
  const areas = parseDocument(textOf("areas.yaml"));
  const cities = areas.get("cities");
  assert.ok(isSeq<YAMLMap>(cities));
  for (const city of cities.items)
    if (`cities/${String(city.get("slug"))}.md` === path) city.set("status", "planned");

  const planned = { "areas.yaml": areas.toString() };
  assert.ok(!openNames({}, environment, planned, without).includes("missing-documents"));
});

test("the date of the first publication may lie ahead", () => {
  assert.deepEqual(contentProblemsOf({ published: "2126-12-01" }), []);
});

test("without any review, all other problems are still listed", () => {
  const without = new Map([...content].filter(([path]) => !path.startsWith("reviews/")));
  const { open, contentProblems } = check(placeholders, environment, {}, without);
  assert.equal(contentProblems.length, 1);
  assert.match(contentProblems[0]?.message ?? "", /or write one, whose name must be a year/);
  const names = open.map(({ name }) => name);
  for (const name of ["phone", "email", "policies"] as const) assert.ok(names.includes(name));
});

test("reviews that are marked as samples are reported, and cannot be accepted", () => {
  const accepted = [{ name: "sample-reviews", reason: "Later." }];
  const texts = { "reviews/2099.yaml": "- name: Ann\n  text: Kind.\n  sample: true\n" };
  const problem = problemWith("sample-reviews", { accepted }, environment, texts);
  assert.match(problem?.places.join() ?? "", /reviews.2099\.yaml:1 {2}1 from this line on/);
  assert.match(
    contentProblemsOf({ accepted })[0]?.message ?? "",
    /“sample-reviews”: must be “phone”/,
  );
});

test("a job that is a sample is noted, since the public site leaves it out", () => {
  const texts = { "jobs/one.md": "---\nsample: true\n---\n" };
  assert.match(check({}, environment, texts).notes.join("\n"), /one\.md is a sample, which only/);
});

test("another copyright year, and a test request of more than two months ago, are noted", () => {
  const notes = (values: Record<string, unknown>) => check(values).notes.join("\n");
  assert.match(notes({ copyright_year: 2024 }), /year is 2024: \S+business\.yaml:\d+/);
  assert.doesNotMatch(notes({ copyright_year: 2026 }), /copyright/);
  for (const values of [{ last_test_request: "2026-03" }, {}])
    assert.match(notes(values), /Send a test request/);
  assert.doesNotMatch(notes({ last_test_request: "2026-04" }), /test request/);
});

describe("the environment is reported", () => {
  const wrong: readonly (readonly [variable: string, ...values: string[]])[] = [
    ...Object.keys(ids).map(
      (id) => [id, "demo_x", "your_public_key", "YOUR-ID", "<id>", "a/b", " "] as const,
    ),
    // The id of another field.
    ...Object.keys(ids).map(
      (variable) =>
        [
          variable,
          ...Object.entries(accountIds).flatMap(([other, { prefix }]) =>
            prefix === undefined || other === variable ? [] : [`${prefix}abc`],
          ),
        ] as const,
    ),
    ...[emailService.originVariable, "SITE_URL"].map(
      (variable) =>
        [
          variable,
          "http://mail.ca",
          "https://mail.ca; script-src *",
          "https://ann:secret@mail.ca",
          "https://mail.ca/site",
          "https://1.2.3.4",
          "https://www.your-company.ca",
        ] as const,
    ),
    ["SITE_URL", ""],
    ["CMS_REPOSITORY", "raccoons", "../.."],
  ];
  for (const [variable, ...values] of wrong) {
    for (const value of values) {
      test(`if ${variable} is “${value}”`, () => {
        const problems = environmentProblems({ ...environment, [variable]: value });
        assert.deepEqual(
          problems.map(({ what }) => what.split(". ")[0]),
          [`${variable} is ${value.trim() ? `“${value}”` : "not set"}`],
        );
      });
    }
  }

  test("only if it is wrong", () => {
    const variables = { ...environment, [emailService.originVariable]: "https://mail.ca" };
    assert.deepEqual(environmentProblems(variables), []);
  });
});

test("example facts in a text are reported with its line, and drafts are listed", () => {
  const path = [...original.keys()].find((name) => name.startsWith("cities/")) ?? "";
  const words = textOf(path);
  const noted = `${words}\nCall 555-0123.\n`;
  const placesIn = (text: string) =>
    problemWith("unfinished-text", {}, environment, { [path]: text }, content)?.places;
  const line = words.split("\n").length + 1;
  assert.deepEqual(placesIn(noted), [`${join("content", path)}:${line}  “555-0123”`]);
  const draft = noted.replace("---\n", "---\ndraft: true\n");
  assert.equal(placesIn(draft), undefined);
  const { notes } = check({}, environment, { [path]: draft }, content);
  assert.match(notes.join("\n"), new RegExp(`${path} is a draft`));
});

describe("evidence", () => {
  test("is required for every claim, by the name of its entry", () => {
    const keys = Object.keys(evidenceSchema.shape);
    assert.deepEqual(keys.toSorted(), Object.keys(evidence).toSorted());
    const all = openNames({ evidence: {} });
    for (const [key, value] of Object.entries(evidence)) {
      const left = openNames({ evidence: { [key]: value } });
      const closed = all.filter((name) => !left.includes(name));
      assert.deepEqual(closed, [key.replaceAll("_", "-")]);
    }
    assert.deepEqual(contentProblemsOf({}), []);
  });

  /**
   * Returns what the report says of evidence with such changes: its open problems, and its notes.
   */
  const reportWith = (change: Partial<typeof evidence>) => {
    const { open, notes } = check({ evidence: { ...evidence, ...change } });
    return { open: open.map(({ what }) => what).join("\n"), notes: notes.join("\n") };
  };
  const { insurance, callback } = evidence;

  test("stops a build 30 days after its last day, and at once if it is of the future", () => {
    for (const [change, problem] of [
      [{ insurance: { ...insurance, valid_until: "2026-05-01" } }, /expired on 2026-05-01/],
      [{ rating: { ...source, as_of: "2026-06-02" } }, /2026-06-02, which is in the future/],
      [{ callback: { ...callback, checked: "2024-05-01" } }, /2024-05-01, more than two years ago/],
    ] as const)
      assert.match(reportWith(change).open, problem);
  });

  test("is noted from 30 days before its last day until 30 days after it", () => {
    for (const [change, note] of [
      [{ insurance: { ...insurance, valid_until: "2026-05-02" } }, /insured ended on 2026-05-02/],
      [{ insurance: { ...insurance, valid_until: today } }, /insured ends on 2026-06-01/],
      [{ insurance: { ...insurance, valid_until: "2026-07-01" } }, /after 2026-07-31/],
      [{ callback: { ...callback, checked: "2024-05-02" } }, /minutes ended on 2026-05-02/],
    ] as const) {
      const { open, notes } = reportWith(change);
      assert.match(notes, note);
      assert.match(notes, /business\.yaml:\d+ The evidence that /);
      assert.doesNotMatch(open, /insured|minutes/);
    }
    const { notes } = reportWith({ insurance: { ...insurance, valid_until: "2026-07-02" } });
    assert.doesNotMatch(notes, /The evidence that/);
  });
});

test("the owner is asked about each of the company's own rules until it is confirmed", () => {
  const questions = (policies: unknown) => problemWith("policies", { policies })?.places ?? [];
  const business = parseDocument(textOf("business.yaml"));
  const asked = questions(business.get("policies"));
  assert.deepEqual(
    asked.flatMap(
      (question) =>
        /yaml:\d+ {2}(\w+): .+\? .*The site says(?::| nothing)/.exec(question)?.[1] ?? [],
    ),
    Object.values(policyGroups).flat(),
  );
  for (const [heading, names] of Object.entries(policyGroups)) {
    assert.ok(asked.includes(`${heading}: ${names.length}`), heading);
    // An answer is written by taking the marks of comments away.
    for (const name of names) {
      const lines = [`  ${name}:`, `  # ${name}:`];
      assert.ok(
        textOf("business.yaml")
          .split("\n")
          .some((line) => lines.includes(line)),
        name,
      );
    }
  }
  // A rule without words is one that the owner leaves out.
  const confirmed = Object.fromEntries(
    policyNames.map((name) => {
      const says: unknown = business.getIn(["policies", name, "says"]);
      return [name, { ...(says !== undefined && { says }), confirmed: "2026-05-01" }] as const;
    }),
  );
  assert.deepEqual(questions(confirmed), []);
  assert.deepEqual(contentProblemsOf({ policies: confirmed }), []);
});

test("a problem that the owner accepts with a reason is not open, except what must be fixed", () => {
  const everything = { ...placeholders, evidence: {} };
  const accepted = acceptableNames.map((name) => ({ name, reason: "The owner knows." }));
  assert.deepEqual(openNames({ ...everything, accepted }, {}), [
    "site-address",
    ...Object.keys(accountIds).map(() => "form"),
    "email",
    "sister-site",
  ]);
  const text = launchText(check({ ...everything, accepted }));
  assert.match(text, /text-number\n.*\n +Reason: The owner knows\./);
});

test("each name stands for one problem only, so that accepting one silences no other", () => {
  assert.deepEqual([...new Set(acceptableNames)], acceptableNames);
  const names = openNames({ ...placeholders, evidence: {} });
  assert.deepEqual([...new Set(names)], names);
});

test("the report lists every problem with its places, until none is open", () => {
  const accepted = acceptableNames.map((name) => ({ name, reason: "Later." }));
  const reportWith = (values: Record<string, unknown>) =>
    launchText(check({ ...values, accepted }, environment, {}, content));
  assert.match(
    reportWith({ email: placeholders.email }),
    /^The site cannot be published yet\.[^]*email\n.*\n.*yaml:\d+/,
  );
  assert.match(
    reportWith({ copyright_year: "soon" }),
    /^1 problem in the content:\n.*found “soon”/,
  );
  assert.match(reportWith({}), /^The site is ready to be published\.$/m);
});

test("the command prints the report, and exits with 1 while a problem is open", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["src/editor/launch-check/print-report.ts"],
    { env: { ...process.env, SITE_URL: "" }, encoding: "utf8" },
  );
  assert.equal(status, 1);
  assert.match(stdout, /^The site cannot be published yet\./);
});
