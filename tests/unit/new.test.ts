import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { findAnswers } from "#tools/editing/new/answers.ts";
import { kinds, type Plan } from "#tools/editing/new/kinds.ts";
import { withEntry } from "#tools/editing/new/list-entry.ts";
import { problemsIn, readFile } from "#loader/check-content.ts";
import { contentFiles, contentFolder, illustrations } from "#loader/content-folder.ts";
import { describeProblem } from "#loader/problems.ts";
import { valueAt } from "#loader/read-yaml.ts";

const files = contentFiles();
const reads = new Map([...files].map(([path, text]) => [path, readFile(path, text)]));
const place = { latitude: "43.81", longitude: "-79.42" };

/** What a kind would write after these answers, without a terminal. */
async function planFor(name: string, given: Record<string, string>) {
  const kind = kinds[name];
  assert.ok(kind);
  return kind.plan(await findAnswers(kind, given, files, undefined), files);
}

/** The content as it would be afterwards. */
const filesAfter = ({ made, changed }: Plan) =>
  new Map([...files, ...made, ...[...changed].map(([path, { text }]) => [path, text] as const)]);

const problemsAfter = (plan: Plan, after = filesAfter(plan)) =>
  problemsIn(
    new Map(
      [...after].map(([path, text]) => {
        const read = files.get(path) === text ? reads.get(path) : undefined;
        return [path, read ?? readFile(path, text)];
      }),
    ),
    [...illustrations(), ...(plan.drawing ? [plan.drawing.to] : [])],
  );

/** The lines that ask a person to write: empty fields, questions and notes. */
const asking = (text: string) =>
  text
    .split("\n")
    .flatMap((row, index) => (/: ""$|^###$|^<!-- To write/.test(row) ? [index + 1] : []));

/** What a person would write there. */
const filledIn = (text: string) => {
  let count = 0;
  return text
    .replaceAll(
      'meta_description: ""',
      () => `meta_description: "${"Words of a person. ".repeat(7)}"`,
    )
    .replaceAll('""', '"Words of a person."')
    .replaceAll(/^###$/gm, () => `### Question ${++count}?`)
    .replaceAll(/<!-- To write.*-->/g, "Words of a person.");
};

const additions: readonly (readonly [kind: string, given: Record<string, string>])[] = [
  ["city", { name: "Whitchurch-Stouffville", removal: "wildlife", ...place }],
  ["neighbourhood", { name: "Kensington Market", ...place }],
  ["review", { name: "Ann B.", date: "May 3, 2024" }],
  ["question", { question: "Do they bite?" }],
  ["question", { question: "Do they sing?", page: "local-raccoon-solutions", answer: "No." }],
  ["service", { name: "Bat Removal & Care" }],
];

describe("npm run new", () => {
  for (const [kind, given] of additions) {
    const [name] = Object.values(given);
    test(`adds a ${kind}, ${name ?? ""}, that lacks only what a person writes`, async () => {
      const plan = await planFor(kind, given);
      const marked = [
        ...plan.made,
        ...[...plan.changed].map(([path, { text }]) => [path, text] as const),
      ].flatMap(([path, text]) => asking(text).map((line) => `${contentFolder}/${path}:${line}`));
      assert.deepEqual(
        problemsAfter(plan).map(({ file, line }) => `${file}:${line ?? 0}`),
        marked.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })),
      );
      const whole = new Map([...filesAfter(plan)].map(([path, text]) => [path, filledIn(text)]));
      assert.deepEqual(problemsAfter(plan, whole).map(describeProblem), []);
    });

    test(`leaves every other byte as it was where it adds a ${kind}, ${name ?? ""}`, async () => {
      const { made, changed } = await planFor(kind, given);
      for (const path of made.keys()) assert.ok(!files.has(path));
      for (const [path, { text, line }] of changed) {
        const old = files.get(path) ?? "";
        const added = text.length - old.length;
        assert.ok(added > 0);
        let same = 0;
        while (same < old.length && text[same] === old[same]) same++;
        assert.equal(text.slice(0, same) + text.slice(same + added), old);
        assert.match(text.split("\n")[line - 1] ?? "", /^(?: {2})?- |^### /);
      }
    });
  }

  test("puts an area at the end of its list, and a review where its date belongs", async () => {
    const areas = filesAfter(await planFor("city", { name: "Thornhill", ...place })).get(
      "areas.yaml",
    );
    const cities = valueAt(readFile("areas.yaml", areas ?? "").raw, ["cities"]);
    const before = valueAt(readFile("areas.yaml", files.get("areas.yaml") ?? "").raw, ["cities"]);
    assert.ok(Array.isArray(cities) && Array.isArray(before));
    assert.deepEqual(cities.slice(0, -1), before);
    assert.equal(valueAt(cities.at(-1), ["slug"]), "thornhill");
    const reviews = filesAfter(await planFor("review", { name: "Ann", date: "May 3, 2024" }));
    const { raw } = readFile("reviews/2024.yaml", reviews.get("reviews/2024.yaml") ?? "");
    assert.ok(Array.isArray(raw));
    const times = raw.map((review) => Date.parse(String(valueAt(review, ["date"]))));
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
    );
  });

  test("may leave an area's document for later: its page is a placeholder until then", async () => {
    const plan = await planFor("city", { name: "Thornhill", ...place, document: "later" });
    assert.equal(plan.made.size, 0);
    assert.deepEqual(problemsAfter(plan), []);

    const { city } = kinds;
    assert.ok(city);
    const later = filesAfter(plan);
    const answers = await findAnswers(city, { name: "Thornhill" }, later, undefined);
    assert.equal(answers["latitude"], place.latitude);
    const { made, changed } = city.plan(answers, later);
    assert.deepEqual([...made.keys()], ["cities/thornhill.md"]);
    assert.equal(changed.size, 0);
  });

  test("begins the file of a year that has no reviews yet", async () => {
    const plan = await planFor("review", {
      name: "Ann",
      date: "May 3, 2031",
      text: "We are #1: yes.",
    });
    assert.equal(
      plan.made.get("reviews/2031.yaml"),
      "- name: Ann\n  text: >-\n    We are #1: yes.\n  rating: 5\n  date: May 3, 2031\n",
    );
    assert.deepEqual(problemsAfter(plan), []);
  });

  test("refuses what is there already, or is not an answer", async () => {
    for (const [kind, given, message] of [
      ["city", { name: "Toronto", ...place }, /cities\/toronto\.md already/],
      ["service", { name: "Exclusion" }, /services\/exclusion\.md already/],
      ["question", { question: "How do they get in?" }, /has the question/],
      ["city", { name: "Thornhill", latitude: "-79", longitude: "43" }, /--latitude: .*swapped/],
      ["city", { name: "Thornhill", latitude: "43.8" }, /--longitude is missing/],
      [
        "city",
        { name: "Thornhill", ...place, image: "cities/oakvile.svg" },
        /--image: .*“cities\/oakville\.svg”/,
      ],
      ["city", { name: "Thornhill", ...place, image: "cities/oakville.svg" }, /--alt is missing/],
      ["review", { name: "Ann", rating: "6" }, /--rating: found “6”, expected at most 5/],
      ["review", { name: "Ann", date: "2025-13-40" }, /--date: .*must be a date/],
    ] as const) {
      await assert.rejects(planFor(kind, given), { name: "Refusal", message });
    }
  });

  test("asks on a terminal until the answer is right, and takes the standard one for none", async () => {
    const typed = ["", "-79", "43.81", "-79.42", "", "", "", "wild", "wildlife"];
    const asked: string[] = [];
    const { city } = kinds;
    assert.ok(city);
    const answers = await findAnswers(city, { name: "St. John’s Wood" }, files, (question) => {
      asked.push(question);
      return Promise.resolve(typed.shift() ?? "");
    });
    assert.equal(answers["slug"], "st-johns-wood");
    assert.equal(answers["latitude"], "43.81");
    assert.equal(answers["removal"], "wildlife");
    assert.match(asked[2] ?? "", /swapped/);
    assert.equal(typed.length, 0);
  });
});

describe("an entry in a list", () => {
  const entry = { slug: "b", name: "B" };
  const added = (text: string) => withEntry(text, { list: ["cities"], entry });

  test("keeps notes, Windows line ends and what comes after", () => {
    const text =
      "# The cities.\r\ncities:\r\n  - slug: a # the first\r\n    name: >-\r\n      A\r\n\r\n# The rest.\r\nmore: []\r\n";
    assert.deepEqual(added(text), {
      text: text.replace("A\r\n", "A\r\n\r\n  - slug: b\r\n    name: B\r\n"),
      line: 7,
    });
  });

  test("keeps a byte order mark", () => {
    const { text, line } = added("\uFEFFcities:\n  - slug: a\n");
    assert.equal(text, "\uFEFFcities:\n  - slug: a\n\n  - slug: b\n    name: B\n");
    assert.equal(line, 4);
  });

  test("may be the first, and may stand in the column of the list's name", () => {
    assert.equal(
      added("cities: []\nmore: 1\n").text,
      "cities: \n  - slug: b\n    name: B\nmore: 1\n",
    );
    assert.equal(
      added("cities:\n- slug: a\nmore: 1\n").text,
      "cities:\n- slug: a\n\n- slug: b\n  name: B\nmore: 1\n",
    );
  });

  test("is refused where the file cannot be read", () => {
    assert.throws(() => added("cities: [\n"), { name: "Refusal" });
    assert.throws(() => added("towns: []\n"), { name: "Refusal" });
  });
});

describe("the command", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(contentFolder, folder, { recursive: true });
  after(() => {
    rmSync(folder, { recursive: true });
  });
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ["src/tools/cli/new.ts", ...words], {
      encoding: "utf8",
      env: { ...process.env, CONTENT_DIR: folder },
    });

  test("writes what it says", () => {
    const { stdout, status } = run(
      "city",
      "Thornhill",
      "--latitude=43.81",
      "--longitude",
      "-79.42",
    );
    assert.equal(status, 0);
    assert.ok(stdout.includes(`Made   ${join(folder, "cities", "thornhill.md")}`));
    assert.match(stdout, /areas\.yaml:\d+/);
    assert.match(stdout, /thornhill\.md:\d+:1 {2}lead: is empty/);
    assert.match(readFileSync(join(folder, "areas.yaml"), "utf8"), /slug: thornhill/);
  });

  test("names the flag that is missing or misspelt, and makes nothing", () => {
    const { stderr, status } = run("neighbourhood", "Swansea", "--latitud", "43.6");
    assert.equal(status, 1);
    assert.match(stderr, /There is no --latitud here\. Did you mean “latitude”\?/);
    assert.ok(!existsSync(join(folder, "neighbourhoods", "swansea.md")));
  });

  test("explains itself", () => {
    const { stdout, status } = run("city", "--help");
    assert.equal(status, 0);
    for (const { name } of kinds["city"]?.flags.slice(1) ?? [])
      assert.ok(stdout.includes(`--${name}`));
  });
});
