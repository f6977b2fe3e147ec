import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, test } from "node:test";
import { findAnswers, type Prompt } from "#tools/editing/new/answers.ts";
import { kinds, newCommand } from "#tools/editing/new/command.ts";
import type { Plan } from "#tools/editing/new/kind.ts";
import { askOnTerminal } from "#tools/editing/new/prompts.ts";
import { reportOn } from "#loader/check-content.ts";
import { checkFile } from "#loader/check-file.ts";
import { contentFiles, contentFolder, illustrations } from "#loader/content-folder.ts";
import { describeProblem } from "#loader/problems.ts";
import { valueAt } from "#loader/yaml-paths.ts";

const files = contentFiles();
const reads = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));
const place = { latitude: "43.81", longitude: "-79.42" };

/** Returns what a kind would write for these answers, without a terminal. */
async function planFor(name: string, given: Record<string, string>) {
  const kind = kinds[name];
  assert.ok(kind);
  return kind.plan(await findAnswers(kind, given, files, undefined), files);
}

const textsOf = (plan: Plan) =>
  Object.entries(plan.files).map(([path, { text }]) => [path, text] as const);

/** Returns the content after a plan has been applied. */
const filesAfter = (plan: Plan) => new Map([...files, ...textsOf(plan)]);

const reportAfter = (plan: Plan, after = filesAfter(plan)) =>
  reportOn(
    new Map(
      [...after].map(([path, text]) => {
        const read = files.get(path) === text ? reads.get(path) : undefined;
        return [path, read ?? checkFile(path, text)];
      }),
    ),
    [...illustrations(), ...(plan.copiedDrawing ? [plan.copiedDrawing.to] : [])],
  );

/** Returns the lines that a person has to fill in: empty fields, questions and notes. */
const unfilledLines = (text: string) =>
  text
    .split("\n")
    .flatMap((row, index) => (/: ""$|^###$|^<!-- To write/.test(row) ? [index + 1] : []));

/** Fills in these lines. */
const filledIn = (text: string) => {
  let count = 0;
  return text
    .replaceAll(
      'meta_description: ""',
      () => `meta_description: "${"Words of a person. ".repeat(7)}"`,
    )
    .replaceAll('source: ""', "source: https://www.ontario.ca/page/hire-wildlife-agent")
    .replaceAll('""', () => `"Words of a person, number ${++count}."`)
    .replaceAll(/^###$/gm, () => `### Question ${++count}?`)
    .replaceAll(/<!-- To write.*-->/g, () => `Words of a person ${++count}.`);
};

const additions: readonly (readonly [kind: string, given: Record<string, string>])[] = [
  ["city", { name: "Testing-on-the-Hill", removal: "wildlife", ...place }],
  ["neighbourhood", { name: "Testers’ Corner", ...place }],
  ["review", { name: "Ann B.", date: "May 3, 2024" }],
  ["question", { question: "Do they bite?", answer: "They can." }],
  ["question", { question: "Do they sing?", page: "local-raccoon-solutions", answer: "No." }],
  ["service", { name: "Testing & Care" }],
];

describe("npm run new", () => {
  for (const [kind, given] of additions) {
    const [name] = Object.values(given);
    test(`adds a ${kind}, ${name ?? ""}, that lacks only what a person has to write, stops no build and changes no other byte`, async () => {
      const plan = await planFor(kind, given);
      const marked = textsOf(plan).flatMap(([path, text]) =>
        unfilledLines(text).map((line) => `${contentFolder}/${path}:${line}`),
      );
      const { problems, unfinished } = reportAfter(plan);
      assert.deepEqual(problems, []);
      assert.deepEqual(
        unfinished.map(({ file, line }) => `${file}:${line ?? 0}`),
        marked.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })),
      );
      const whole = new Map([...filesAfter(plan)].map(([path, text]) => [path, filledIn(text)]));
      const filled = reportAfter(plan, whole);
      assert.deepEqual([...filled.problems, ...filled.unfinished].map(describeProblem), []);

      for (const [path, { text, line }] of Object.entries(plan.files)) {
        const old = files.get(path);
        assert.equal(line === undefined, old === undefined);
        if (line === undefined || old === undefined) continue;
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
    const areas = filesAfter(await planFor("city", { name: "Nowhere", ...place })).get(
      "areas.yaml",
    );
    const cities = valueAt(checkFile("areas.yaml", areas ?? "").raw, ["cities"]);
    const before = valueAt(checkFile("areas.yaml", files.get("areas.yaml") ?? "").raw, ["cities"]);
    assert.ok(Array.isArray(cities) && Array.isArray(before));
    assert.deepEqual(cities.slice(0, -1), before);
    assert.equal(valueAt(cities.at(-1), ["slug"]), "nowhere");
    const path = [...files.keys()].find((other) => other.startsWith("reviews/")) ?? "";
    const date = `May 3, ${basename(path, ".yaml")}`;
    const reviews = filesAfter(await planFor("review", { name: "Ann", date }));
    const { raw } = checkFile(path, reviews.get(path) ?? "");
    assert.ok(Array.isArray(raw));
    const times = raw.map((review) => Date.parse(String(valueAt(review, ["date"]))));
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
    );
  });

  test("can add an area's document later: until then its page is a placeholder", async () => {
    const plan = await planFor("city", { name: "Nowhere", ...place, document: "later" });
    assert.deepEqual(Object.keys(plan.files), ["areas.yaml"]);
    assert.deepEqual(reportAfter(plan).problems, []);

    const { city } = kinds;
    assert.ok(city);
    const later = filesAfter(plan);
    const answers = await findAnswers(city, { name: "Nowhere" }, later, undefined);
    assert.equal(answers["latitude"], place.latitude);
    assert.deepEqual(Object.keys(city.plan(answers, later).files), ["cities/nowhere.md"]);
  });

  test("creates the file of a year that has no reviews yet", async () => {
    const plan = await planFor("review", {
      name: "Ann",
      date: "May 3, 2009",
      text: "We are #1: yes.",
    });
    assert.equal(
      plan.files["reviews/2009.yaml"]?.text,
      "- name: Ann\n  text: >-\n    We are #1: yes.\n  rating: 5\n  date: May 3, 2009\n",
    );
    assert.deepEqual(reportAfter(plan).problems, []);
  });

  test("refuses what already exists, and invalid or missing answers", async () => {
    const [area] = [...files.keys()].filter((path) => path.startsWith("cities/"));
    const [service] = [...files.keys()].filter((path) => path.startsWith("services/"));
    const [picture = ""] = illustrations();
    const question = /^### (.*)$/m.exec(files.get("faqs/home.md") ?? "")?.[1] ?? "";
    for (const [kind, given, message] of [
      [
        "city",
        { name: "X", slug: basename(area ?? "", ".md"), ...place },
        `${area ?? ""} already exists`,
      ],
      [
        "service",
        { name: "X", slug: basename(service ?? "", ".md") },
        `${service ?? ""} already exists`,
      ],
      ["question", { question: "Why?" }, "--answer is missing"],
      ["question", { question, answer: "So." }, `already has the question “${question}”`],
      ["city", { name: "Nowhere", latitude: "-79", longitude: "43" }, "--latitude: "],
      ["city", { name: "Nowhere", latitude: "43.8" }, "--longitude is missing"],
      ["city", { name: "Nowhere", ...place, image: `${picture}x` }, `Did you mean “${picture}”?`],
      ["city", { name: "Nowhere", ...place, image: picture }, "--alt is missing"],
      ["review", { name: "Ann", rating: "6" }, "--rating: found “6”, expected at most 5"],
      ["review", { name: "Ann", date: "2025-13-40" }, "--date: "],
    ] as const) {
      await assert.rejects(
        planFor(kind, given),
        (error: Error) => error.name === "AdditionError" && error.message.includes(message),
        message,
      );
    }
  });

  test("asks for missing answers, offers defaults and explains invalid answers", async () => {
    const prompts = new Map<string, Prompt>();
    const { city } = kinds;
    assert.ok(city);
    const answers = await findAnswers(
      city,
      { name: "St. John’s Wood", ...place },
      files,
      (prompt) => {
        prompts.set(prompt.title, prompt);
        return Promise.resolve(prompt.defaultAnswer ?? "43.81");
      },
    );
    assert.equal(answers["slug"], "st-johns-wood");
    assert.equal(answers["removal"], "raccoon");
    assert.ok(!prompts.has("Latitude"));
    assert.match(prompts.get("Slug")?.validate("St. John") ?? "", /St\. John/);
    assert.equal(prompts.get("Slug")?.validate("st-john"), undefined);
    assert.deepEqual(prompts.get("Removal")?.choices, ["raccoon", "wildlife"]);
  });

  test("keeps asking on a terminal until an answer is valid", async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const answer = askOnTerminal({ input, output })({
      title: "Year",
      help: "",
      choices: undefined,
      defaultAnswer: undefined,
      validate: (typed) => (typed === "2026" ? undefined : "That is no year."),
    });
    input.write("20\r");
    input.write("26\r");
    assert.equal(await answer, "2026");
    assert.match(String(output.read()), /That is no year\./);
  });
});

describe("the command", () => {
  test("creates the files that it lists", (context) => {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    context.after(() => {
      rmSync(folder, { recursive: true });
    });
    cpSync(contentFolder, folder, { recursive: true });
    const { stdout, status } = spawnSync(
      process.execPath,
      ["src/tools/cli/new.ts", "city", "Nowhere", "--latitude=43.81", "--longitude", "-79.42"],
      { encoding: "utf8", env: { ...process.env, CONTENT_DIR: folder } },
    );
    assert.equal(status, 0);
    assert.ok(stdout.includes(`Created ${join(folder, "cities", "nowhere.md")}`));
    assert.match(stdout, /areas\.yaml:\d+/);
    assert.match(stdout, /nowhere\.md:\d+:1 {2}lead: is empty/);
    assert.match(readFileSync(join(folder, "areas.yaml"), "utf8"), /slug: nowhere/);
  });

  test("names a misspelt flag", async () => {
    const command = newCommand(undefined);
    for (const one of command.commands) {
      one.exitOverride().configureOutput({ writeErr: () => undefined });
    }
    await assert.rejects(
      command.parseAsync(["neighbourhood", "Somewhere", "--latitud", "43.6"], { from: "user" }),
      { message: /unknown option '--latitud'\s+\(Did you mean --latitude\?\)/, exitCode: 1 },
    );
  });

  test("lists all flags in its help", () => {
    const help = newCommand(undefined)
      .commands.find((command) => command.name() === "city")
      ?.helpInformation();
    for (const { name } of kinds["city"]?.flags.slice(1) ?? []) {
      assert.ok(help?.includes(`--${name}`), name);
    }
  });
});
