import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { parseDocument } from "yaml";
import { checkFile } from "#content/check/check-file.ts";
import { contentFiles } from "#content/content-folder.ts";
import { acceptableNames, evidenceSchema } from "#content/evidence-schema.ts";
import { policyNames } from "#content/policies-schema.ts";
import { environmentProblems } from "#tools/launch-check/environment.ts";
import { launchReport } from "#tools/launch-check/launch-check.ts";
import { launchText } from "#tools/launch-check/report-text.ts";
import { copyContent } from "../support/temporary-folder.ts";

const today = "2026-06-01";
const ids = {
  PUBLIC_EMAILJS_PUBLIC_KEY: "key",
  PUBLIC_EMAILJS_SERVICE_ID: "service_abc",
  PUBLIC_EMAILJS_TEMPLATE_ID: "template_abc",
};
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
  text_number: promise,
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
const facts = new Map(["business.yaml", "areas.yaml"].map((path) => [path, textOf(path)]));

/** The text of `business.yaml` with the facts of a finished site, except for some values. */
function businessWith(values: Record<string, unknown>) {
  const document = parseDocument(textOf("business.yaml"));
  for (const [key, value] of Object.entries({ evidence, accepted: [], ...ownFacts, ...values })) {
    // Without anchors and aliases, as a person writes it.
    document.set(key, document.createNode(value, { aliasDuplicateObjects: false }));
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
  checkFile("business.yaml", businessWith(values)).problems;

test("placeholder facts are reported with file and line, the company's own facts are not", () => {
  const lines = businessWith(placeholders).split("\n");
  for (const [name, start] of [
    ["phone", "phone:"],
    ["text-number", "text_number:"],
    ["email", "email:"],
    ["sister-site", "  url:"],
  ] as const) {
    const places = problemWith(name, placeholders)?.places;
    const line = lines.findIndex((text) => text.startsWith(start)) + 1;
    assert.deepEqual(places, [{ file: businessFile, line, words: "" }]);
    assert.ok(!openNames({}).includes(name));
  }
});

test("a phone number that the North American Numbering Plan does not allow is reported", () => {
  for (const phone of [
    "123 456-7890",
    "416 155-0142",
    "411 967-1111",
    "416 911-1111",
    "491 967-1111",
  ])
    assert.ok(openNames({ phone }).includes("phone"), phone);
});

test("reviews that are marked as samples are reported with file and line, and cannot be accepted", () => {
  const accepted = [{ name: "sample-reviews", reason: "Later." }];
  const texts = { "reviews/2099.yaml": "- name: Ann\n  text: Kind.\n  sample: true\n" };
  const problem = problemWith("sample-reviews", { accepted }, environment, texts);
  const file = join("content", "reviews", "2099.yaml");
  assert.deepEqual(problem?.places, [{ file, line: 1, words: "1 from this line on" }]);
  assert.ok(!openNames({}).includes("sample-reviews"));
});

test("a placeholder drawing is reported where it is chosen", () => {
  const placesIn = (list: string) =>
    problemWith("placeholder-drawings", {}, environment, { "areas.yaml": list })?.places.length ??
    0;
  const areas = parseDocument(textOf("areas.yaml"));
  areas.setIn(["cities", 2, "image"], "steps/prevention.svg");
  areas.setIn(["cities", 3, "image"], areas.getIn(["cities", 1, "image"]));
  assert.equal(placesIn(areas.toString()), placesIn(textOf("areas.yaml")) + 2);
});

test("a copyright year other than the current one is noted", () => {
  const notes = (year: number) => check({ copyright_year: year }).notes.join("\n");
  assert.match(notes(2024), /year is 2024; the current year is 2026: \S+business\.yaml:\d+/);
  assert.doesNotMatch(notes(2026), /copyright/);
});

test("a test request of more than two months ago is noted, as is none", () => {
  const notes = (last?: string) => check({ last_test_request: last }).notes.join("\n");
  assert.match(notes("2026-03"), /last test request is of 2026-03/);
  assert.match(notes(), /No test request is recorded/);
  assert.doesNotMatch(notes("2026-04"), /test request/);
});

describe("the environment is reported", () => {
  const onlyOrigin = "of which only “https://mail.ca” is allowed";
  const noUrl = "which is not a URL";
  const noDomain = "whose host is not a domain name";
  const origins = {
    "http://mail.ca": "which is not https",
    "https://mail.ca; script-src *": noUrl,
    "https://mail.ca:8443": onlyOrigin,
    "https://ann:secret@mail.ca": onlyOrigin,
    "https://mail.ca/?a=b": onlyOrigin,
    "https://mail.ca/site": onlyOrigin,
    " https://mail.ca": onlyOrigin,
    '"https://mail.ca"': noUrl,
    "mail.ca": noUrl,
    "https://mail": noDomain,
    "https://mail.ca.": noDomain,
    "https://the_mail.ca": noDomain,
    "https://1.2.3.4": noDomain,
    "https://example.com": "a placeholder",
    "https://example.ca": "a placeholder",
    "https://www.mail.example": "a placeholder",
    "https://localhost": "a placeholder",
    "https://www.your-company.ca": "a placeholder",
  };
  const wrongId = "which has other characters than letters, digits, “-” and “_”";
  const wrong: readonly (readonly [variable: string, value: string, why: string])[] = [
    ...Object.keys(ids).flatMap((id) => [
      ...["demo_x", "your_public_key", "YOUR-ID", "service_xxxxxxx", "<id>", "xxx"].map(
        (value) => [id, value, "a placeholder"] as const,
      ),
      ...["abc ", '"abc"', "a/b"].map((value) => [id, value, wrongId] as const),
    ]),
    ["PUBLIC_EMAILJS_TEMPLATE_ID", "service_abc", "which looks like another id"],
    ...["PUBLIC_EMAILJS_ORIGIN", "SITE_URL"].flatMap((variable) =>
      Object.entries(origins).map(([value, why]) => [variable, value, why] as const),
    ),
    ["CMS_REPOSITORY", "raccoons", "which is not a repository"],
  ];
  const whatIsWrong = (variable: string, value: string) =>
    environmentProblems({ ...environment, [variable]: value }).map(({ what }) => what);

  for (const [variable, value, why] of wrong) {
    test(`if ${variable} is “${value}”`, () => {
      const effect = variable.startsWith("PUBLIC_") ? ": the form cannot send" : "";
      assert.deepEqual(whatIsWrong(variable, value), [
        `${variable} is “${value}”, ${why}${effect}.`,
      ]);
    });
  }

  test("if it is not set", () => {
    for (const id of Object.keys(ids)) {
      assert.deepEqual(whatIsWrong(id, " "), [`${id} is not set: the form cannot send.`]);
    }
    assert.deepEqual(whatIsWrong("SITE_URL", ""), [
      "SITE_URL is not set, so the site has no address.",
    ]);
  });

  test("only if it is wrong", () => {
    const variables = { ...environment, PUBLIC_EMAILJS_ORIGIN: "https://mail.ca" };
    assert.deepEqual(environmentProblems(variables), []);
  });
});

test("unfinished text is reported with its line, and planned pages and drafts are listed", () => {
  const areas = parseDocument(textOf("areas.yaml"));
  const [slug, name] = ["slug", "name"].map((key) => String(areas.getIn(["cities", 1, key])));
  const path = `cities/${slug}.md`;
  const [words, home] = [textOf(path), textOf("home.yaml")];
  const unfinished = (texts: Record<string, string>) =>
    problemWith("unfinished-text", {}, environment, texts, content)?.places;

  const noted = { [path]: `${words}\nCall 555-0123.\n`, "home.yaml": `# 555-0123\n${home}` };
  assert.deepEqual(unfinished(noted), [
    { file: join("content", path), line: words.split("\n").length + 1, words: "555-0123" },
  ]);
  const text = home.replace(/(meta_description: .*?)\w+/, "$1example.com");
  const [place] = unfinished({ "home.yaml": text }) ?? [];
  assert.equal(place?.file, join("content", "home.yaml"));

  const draft = { [path]: noted[path]?.replace("---\n", "---\ndraft: true\n") ?? "" };
  assert.equal(unfinished(draft), undefined);
  assert.match(launchText(check({}, environment, draft)), new RegExp(`draft: .*${slug}\\.md`));
  areas.setIn(["cities", 1, "status"], "planned");
  const planned = check({}, environment, { "areas.yaml": areas.toString() }, content);
  assert.match(launchText(planned), new RegExp(`planned: .*${name}`));
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

  test("is valid until its last day", () => {
    const until = (day: string) => ({
      evidence: { ...evidence, insurance: { ...evidence.insurance, valid_until: day } },
    });
    assert.ok(!openNames(until(today)).includes("insurance"));
    const problem = problemWith("insurance", until("2026-05-31"));
    assert.match(problem?.what ?? "", /expired on 2026-05-31/);
    const { line = 0 } = problem?.places[0] ?? {};
    assert.match(businessWith({}).split("\n")[line - 1] ?? "", /insurance:/);
  });

  test("is not valid if it is dated in the future or more than two years old", () => {
    for (const [change, problem] of [
      [{ rating: { ...source, as_of: "2026-06-02" } }, /2026-06-02, which is in the future/],
      [{ callback: { ...promise, checked: "2024-05-31" } }, /2024-05-31, more than 2 years ago/],
    ] as const) {
      const { open } = check({ evidence: { ...evidence, ...change } });
      assert.match(open.map(({ what }) => what).join("\n"), problem);
    }
    const stillNew = { ...evidence, callback: { ...promise, checked: "2024-06-01" } };
    assert.ok(!openNames({ evidence: stillNew }).includes("callback"));
  });

  test("that is incomplete is a problem of the content", () => {
    const [problem] = contentProblemsOf({
      evidence: { insurance: { ...evidence.insurance, insurer: "…" } },
    });
    assert.match(problem?.field ?? "", /evidence\.insurance\.insurer/);
  });
});

test("the company's own rules are reported until each is confirmed", () => {
  const business = parseDocument(textOf("business.yaml"));
  const questions = (policies: unknown, files = facts) =>
    problemWith("policies", { policies }, environment, {}, files)?.places ?? [];
  const written = policyNames.filter((name) => business.hasIn(["policies", name]));
  assert.equal(questions(business.get("policies")).length, written.length);
  const confirmed = Object.fromEntries(
    written.map((name) => {
      const says: unknown = business.getIn(["policies", name, "says"]);
      return [name, { says, confirmed: "2026-05-01" }] as const;
    }),
  );
  assert.deepEqual(questions(confirmed), []);
  assert.deepEqual(contentProblemsOf({ policies: confirmed }), []);
});

describe("an accepted problem", () => {
  const reason = "The owner knows.";
  const everything = { ...placeholders, evidence: {} };
  const all = acceptableNames.map((name) => ({ name, reason }));

  test("is not open, and is listed with its reason", () => {
    const open = openNames(everything);
    for (const name of open.filter((other) => other !== "email")) {
      assert.deepEqual(
        openNames({ ...everything, accepted: [{ name, reason }] }),
        open.filter((other) => other !== name),
      );
    }
    const text = launchText(check({ ...everything, accepted: all }));
    assert.match(text, /sister-site\n.*\n +Reason: The owner knows\./);
  });

  test("cannot be a form that cannot send, a placeholder e-mail address or a missing site address", () => {
    const accepted = [...acceptableNames, "form", "email"].map((name) => ({ name, reason }));
    const open = openNames({ ...everything, accepted }, {});
    assert.deepEqual(open, ["site-address", "form", "form", "form", "email"]);
    assert.match(contentProblemsOf({ accepted })[0]?.message ?? "", /“form”: Invalid option/);
  });

  test("needs a reason and a known name; the closest name is suggested", () => {
    const accepted = [
      { name: "phone", reason: " " },
      { name: "same-dya", reason },
    ];
    assert.ok(!openNames({ accepted }).includes("phone"));
    const [empty, misspelt] = contentProblemsOf({ accepted });
    assert.equal(empty?.field, "accepted.0.reason");
    assert.match(misspelt?.message ?? "", /Did you mean “same-day”\?/);
  });

  test("is listed as unused if there is no such problem", () => {
    const text = launchText(check({ accepted: [{ name: "phone", reason }] }));
    assert.match(text, /Unused entries under accepted: .*\n\n +phone\s+\S+business\.yaml:\d+/);
  });
});

test("the command's exit code is 1 until no problem is open", () => {
  const folder = copyContent();
  rmSync(join(folder, "reviews"), { recursive: true });
  mkdirSync(join(folder, "reviews"));
  for (const [path, text] of content) writeFileSync(join(folder, path), text);
  const accepted = acceptableNames.map((name) => ({ name, reason: "Later." }));
  const runWith = (values: Record<string, unknown>) => {
    writeFileSync(join(folder, "business.yaml"), businessWith({ ...values, accepted }));
    return spawnSync(process.execPath, ["src/tools/launch-check/print-report.ts"], {
      env: { ...process.env, ...environment, CONTENT_DIR: folder },
      encoding: "utf8",
    });
  };
  const refused = runWith({ email: placeholders.email });
  const invalid = runWith({ copyright_year: "soon" });
  const passed = runWith({});
  assert.equal(refused.status, 1);
  assert.match(refused.stdout, /^The site cannot be published yet\. 1 problem:$/m);
  assert.equal(invalid.status, 1);
  assert.match(invalid.stdout, /^1 problem in the content:\n.*found “soon”/);
  assert.doesNotMatch(invalid.stdout, /ready/);
  assert.equal(passed.status, 0, passed.stdout);
  assert.match(passed.stdout, /^The site is ready to be published\.$/m);
});

test("the report lists every problem with all its places", () => {
  const report = check({ ...placeholders, evidence: {} }, {}, {}, content);
  const text = launchText(report);
  assert.ok(text.startsWith(`The site cannot be published yet. ${report.open.length} problems:\n`));
  for (const { what, fix, places } of report.open) {
    assert.ok(text.includes(what) && text.includes(fix));
    for (const { file, line } of places) assert.ok(text.includes(`${file}:${line}`));
  }
});
