import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { parseDocument } from "yaml";

// A copy, so that its business.yaml can be given evidence; the modules read the variable once, when they load.
const folder = mkdtempSync(join(tmpdir(), "launch-check-"));
cpSync("content", folder, { recursive: true });
process.env["CONTENT_DIR"] = folder;
after(() => {
  rmSync(folder, { recursive: true });
});

const { claims } = await import("#tools/launch/claims.ts");
const { launchDetail, launchReport, launchText } = await import("#tools/launch/launch-check.ts");
const { contentProblems } = await import("#loader/check-content.ts");
const { acceptableNames, evidenceSchema } = await import("#schemas/evidence.ts");

const business = readFileSync("content/business.yaml", "utf8");
const keys = {
  PUBLIC_EMAILJS_PUBLIC_KEY: "key",
  PUBLIC_EMAILJS_SERVICE_ID: "service_abc",
  PUBLIC_EMAILJS_TEMPLATE_ID: "template_abc",
};
const env = { SITE_URL: "https://raccoons.ca", ...keys };
const today = "2026-06-01";

/** The owner's file with some of its values changed. */
function setBusiness(values: Record<string, unknown>) {
  const document = parseDocument(business);
  for (const [key, value] of Object.entries(values)) document.set(key, value);
  writeFileSync(join(folder, "business.yaml"), document.toString());
}
const openNames = (
  values: Record<string, unknown> = {},
  variables: Record<string, string> = env,
) => {
  setBusiness(values);
  return launchReport(variables, today).open.map(({ name }) => name);
};
const whatIsOpen = (variables: Record<string, string>) => {
  setBusiness({});
  return launchReport(variables, today)
    .open.map(({ what }) => what)
    .join("\n");
};

const kept = { basis: "Two people share the phone.", checked: "2026-05-01" };
const source = { source: "The public profile", as_of: "2026-05-01" };
const evidence = {
  licence: [{ authority: "City of Vaughan", number: "1", valid_until: "2027-04-30" }],
  insurance: { insurer: "Northern Mutual", policy: "1", valid_until: "2027-03-31" },
  guarantee: { covers: "New entries", lasts: "Two years", excludes: "Storm" },
  callback: kept,
  same_day: kept,
  emergency_line: kept,
  rating: source,
  prices: source,
};

describe("the content as it is", () => {
  test("has each placeholder fact named with file and line", () => {
    setBusiness({});
    const { open } = launchReport(env, today);
    const at = (name: string) =>
      open
        .filter((problem) => problem.name === name)
        .flatMap(({ places }) => places.map(({ file, line }) => `${file}:${line}`));
    const lineOf = (start: string) =>
      business.split("\n").findIndex((line) => line.trim().startsWith(start)) + 1;
    assert.deepEqual(at("phone"), [`${folder}/business.yaml:${lineOf("phone:")}`]);
    assert.deepEqual(at("email"), [`${folder}/business.yaml:${lineOf("email:")}`]);
    assert.deepEqual(at("sister-site"), [`${folder}/business.yaml:${lineOf("url:")}`]);
    assert.ok(at("sample-reviews").length > 0);
    assert.ok(!open.some(({ name }) => name === "form" || name === "site-address"));
  });

  test("makes no claim whose line does not hold its words", () => {
    const { open } = launchReport(env, today);
    const named = open.filter(({ name }) => claims.some((claim) => claim.name === name));
    assert.equal(named.length, Object.keys(evidence).length);
    for (const { name, places } of named) {
      const claim = claims.find((other) => other.name === name);
      for (const { file, line } of places.slice(name === "rating" ? 1 : 0)) {
        // The words may run on into the next line.
        const words = readFileSync(file, "utf8")
          .split("\n")
          .slice(line - 1, line + 1)
          .join("\n");
        assert.match(words, new RegExp(claim?.words.source ?? "^$", "i"), `${file}:${line}`);
      }
    }
  });

  test("never counts what is said of others as a claim", () => {
    const { open } = launchReport(env, today);
    const places = open.flatMap((problem) => problem.places);
    const lines = new Set(places.map(({ file, line }) => `${file}:${line}`));
    for (const [name, words] of [
      ["cities/brampton.md", "Are wildlife companies licensed"],
      ["cities/vaughan.md", "sick or injured wildlife 24 hours a day"],
      ["faqs/local-raccoon-solutions.md", "licensed trappers"],
    ] as const) {
      const file = join(folder, name);
      const line = readFileSync(file, "utf8")
        .split("\n")
        .findIndex((text) => text.includes(words));
      assert.ok(line >= 0, words);
      assert.ok(!lines.has(`${file}:${line + 1}`), words);
    }
  });
});

test("a form that cannot send is named by the key that is missing or wrong", () => {
  for (const key of Object.keys(keys)) {
    assert.match(whatIsOpen({ ...env, [key]: " " }), new RegExp(`${key} is not set`));
    assert.match(whatIsOpen({ ...env, [key]: "demo_x" }), new RegExp(`${key} is .* placeholder`));
  }
  const { PUBLIC_EMAILJS_SERVICE_ID: id } = keys;
  assert.match(
    whatIsOpen({ ...env, PUBLIC_EMAILJS_TEMPLATE_ID: id }),
    /TEMPLATE_ID is “service_abc”, which is another of the three/,
  );
  assert.match(whatIsOpen({ ...env, PUBLIC_EMAILJS_ORIGIN: "http://mail.ca" }), /ORIGIN is/);
  assert.doesNotMatch(whatIsOpen({ ...env, PUBLIC_EMAILJS_ORIGIN: "https://mail.ca" }), /ORIGIN/);
});

test("an address that cannot be the public one is refused", () => {
  for (const url of [
    "",
    "http://raccoons.ca",
    "https://example.com",
    "https://www.raccoons.example",
    "https://localhost",
    "raccoons.ca",
    "https://raccoons.ca/site",
  ]) {
    assert.match(whatIsOpen({ ...env, SITE_URL: url }), /SITE_URL is/, url);
  }
  assert.doesNotMatch(whatIsOpen(env), /SITE_URL is/);
});

describe("evidence", () => {
  test("of a claim closes that claim and no other", () => {
    const without = openNames();
    for (const [key, value] of Object.entries(evidence)) {
      const left = openNames({ evidence: { [key]: value } });
      assert.deepEqual(
        without.filter((name) => !left.includes(name)),
        [key.replaceAll("_", "-")],
      );
    }
  });

  test("is asked for by a claim wherever there is a place for it, and is taken as it is written here", () => {
    assert.deepEqual(
      claims.map((claim) => claim.evidence).toSorted(),
      Object.keys(evidenceSchema.shape).toSorted(),
    );
    setBusiness({ evidence: { ...evidence, experience: source } });
    assert.deepEqual(contentProblems(), []);
  });

  test("that has run out is none", () => {
    const ended = { ...evidence.insurance, valid_until: "2026-05-31" };
    assert.ok(openNames({ evidence: { ...evidence, insurance: ended } }).includes("insurance"));
    const lastDay = { ...evidence.insurance, valid_until: today };
    assert.ok(!openNames({ evidence: { ...evidence, insurance: lastDay } }).includes("insurance"));
  });

  test("that is not filled in is refused", () => {
    setBusiness({ evidence: { insurance: { ...evidence.insurance, insurer: "…" } } });
    assert.match(contentProblems()[0]?.field ?? "", /evidence\.insurance\.insurer/);
  });
});

test("a founding year in the copy needs its source; a year in a city's history does not", () => {
  const file = join(folder, "faqs", "home.md");
  const questions = readFileSync(file, "utf8");
  for (const [words, isClaim] of [
    ["We have done this since 2011.", true],
    ["A family-run company with 20 years of experience.", true],
    ["Rabies has been found there since 2015.", false],
    ["The viaduct was established in 1912.", false],
  ] as const) {
    writeFileSync(file, `${questions}\n### How long?\n\n${words}\n`);
    assert.equal(openNames({ evidence }).includes("experience"), isClaim, words);
  }
  writeFileSync(file, questions);
});

test("an area without its document and words left to write are named at their lines", () => {
  const document = join(folder, "cities", "ajax.md");
  const words = readFileSync(document, "utf8");
  writeFileSync(
    document,
    words.replace("## Introduction\n", "## Introduction\n\nTODO: the creek.\n"),
  );
  const left = launchReport(env, today).open.find(({ name }) => name === "unfinished-text");
  assert.deepEqual(
    left?.places.map(({ file, words: said }) => [file, said]),
    [[document, "TODO"]],
  );
  rmSync(document);
  const page = launchReport(env, today).open.find(({ name }) => name === "placeholder-pages");
  assert.match(page?.places[0]?.words ?? "", /ajax\.md/);
  writeFileSync(document, words);
});

describe("what the owner accepts", () => {
  const reason = "The owner knows.";
  const all = acceptableNames.map((name) => ({ name, reason }));

  test("is left out, one by one, each with its reason", () => {
    const open = openNames();
    for (const name of new Set(open.filter((other) => other !== "email"))) {
      assert.deepEqual(
        openNames({ accepted: [{ name, reason }] }),
        open.filter((other) => other !== name),
      );
    }
    setBusiness({ accepted: all });
    assert.match(
      launchText(launchReport(env, today)),
      /sample-reviews .*\n +Reason: The owner knows\./,
    );
  });

  test("never covers a form that cannot send, an address that does not answer, or no site address", () => {
    const names = [...all.map(({ name }) => name), "form", "email"];
    const accepted = names.map((name) => ({ name, reason }));
    assert.deepEqual(openNames({ accepted }, {}), [
      "site-address",
      "form",
      "form",
      "form",
      "email",
    ]);
    assert.match(contentProblems()[0]?.message ?? "", /“form”, expected one of/);
  });

  test("needs a reason and a name that exists, with the nearest one told", () => {
    setBusiness({
      accepted: [
        { name: "sample-reviews", reason: " " },
        { name: "same-dya", reason },
      ],
    });
    const [empty, misspelt] = contentProblems();
    assert.equal(empty?.field, "accepted.0.reason");
    assert.match(misspelt?.message ?? "", /Did you mean “same-day”\?/);
    assert.ok(launchReport(env, today).open.some(({ name }) => name === "sample-reviews"));
  });

  test("is told where nothing of that name is left", () => {
    setBusiness({ phone: "(416) 967-1111", accepted: [{ name: "phone", reason }] });
    assert.match(
      launchText(launchReport(env, today)),
      /Accepted for nothing.*\n\n +phone +\S+business\.yaml:\d+/,
    );
  });
});

test("the command ends with 1 until nothing is open", () => {
  const ready = {
    email: "help@raccoons.ca",
    evidence,
    accepted: ["phone", "sister-site", "sample-reviews"].map((name) => ({
      name,
      reason: "Later.",
    })),
  };
  const run = () =>
    spawnSync(process.execPath, ["src/tools/cli/launch-check.ts"], {
      env: { ...process.env, ...env },
      encoding: "utf8",
    });
  setBusiness({ ...ready, email: "help@example.com" });
  const refused = run();
  assert.equal(refused.status, 1);
  assert.match(refused.stdout, /1 thing stands between/);
  setBusiness(ready);
  const passed = run();
  assert.equal(passed.status, 0, passed.stdout);
  assert.match(passed.stdout, /Nothing stands between/);
});

test("the report names every open thing, and by its name shows all its places", () => {
  setBusiness({});
  const report = launchReport({}, today);
  const text = launchText(report);
  for (const { what, fix, name, places } of report.open) {
    assert.ok(text.includes(what) && text.includes(fix));
    const detail = launchDetail(report, name);
    for (const { file, line } of places) assert.ok(detail.includes(`${file}:${line}`));
  }
});
