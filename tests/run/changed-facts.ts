/**
 * Runs the tests in a copy of the project with other facts in its content, so that no test depends on a fact of
 * `content/` that the owner will change. Arguments replace the steps: `node tests/run/changed-facts.ts e2e`.
 */
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { parseDocument, stringify, type Document, visit } from "yaml";
import { genericCityPath } from "#routes.ts";
import { checkFile } from "#loader/check-file.ts";
import { describeProblem } from "#loader/problems.ts";
import { staleFacts } from "#tools/editorial/facts-in-prose.ts";
import { runNode } from "#tools/cli/shared/program.ts";
import { content, required } from "../support/pages.ts";
import { copyProject } from "../support/project-copy.ts";

const project = copyProject();
const folder = join(project, "content");

function changeYaml(name: string, change: (document: Document) => void) {
  const file = join(folder, name);
  const document = parseDocument(readFileSync(file, "utf8"));
  change(document);
  writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

/** Changes the company's facts. */
function changeBusiness() {
  changeYaml("business.yaml", (business) => {
    business.set("phone", "(905) 555-0187");
    business.set("email", "office@wildlife.example");
    business.setIn(["hours", "opens"], "8 AM");
    business.setIn(["hours", "closes"], "6 PM");
    business.setIn(["hours", "days"], 6);
    business.set("rating", { value: 4.8, count: 203 });
    business.set("sister_site", { name: "Bat removal", url: "https://bats.example/" });
  });
}

/** Replaces the samples with other reviews: fewer, from other years, short and long. */
function replaceReviews() {
  rmSync(join(folder, "reviews"), { recursive: true });
  mkdirSync(join(folder, "reviews"));
  const text =
    "They found the hole behind the dormer, and the raccoon left by herself on night two.";
  for (const year of [2024, 2026]) {
    const reviews = ["Ines", "Tom", "Noor", "Lee"].map((name, index) => ({
      name: `${name} ${year}`,
      ...(index % 2 === 0 ? { location: "Georgetown", date: `March ${9 - index}, ${year}` } : {}),
      text: [`${name} in ${year}:`, ...Array.from({ length: index * 2 + 1 }, () => text)].join(" "),
      rating: index === 3 ? 4 : 5,
    }));
    writeFileSync(join(folder, "reviews", `${year}.yaml`), stringify(reviews));
  }
}

/** Finds a city that no other file of the content links to, so that it can be removed. */
function findRemovableCity() {
  const texts = globSync("**/*.{md,yaml}", { cwd: folder })
    .filter((name) => name !== "areas.yaml")
    .map((name) => readFileSync(join(folder, name), "utf8"));
  return required(
    content.areas.cities.find(
      ({ path, slug }) =>
        path === genericCityPath(slug) &&
        content.cities.has(slug) &&
        !content.areas.cities.slice(0, 1).some((first) => first.slug === slug) &&
        !texts.some((text) => text.includes(path)),
    ),
  );
}

/** Replaces a city with a new one, which takes over its text, and adds a city without text. */
function changeCities() {
  const old = findRemovableCity();
  const index = content.areas.cities.indexOf(old);
  const cityNamed = (slug: string, name: string) => ({
    ...old,
    slug,
    name,
    path: genericCityPath(slug),
  });
  changeYaml("areas.yaml", (areas) => {
    /** An entry after an empty line, as the editing tools write it. */
    const entry = (slug: string, name: string) => {
      const node = areas.createNode(cityNamed(slug, name));
      node.spaceBefore = true;
      return node;
    };
    areas.setIn(["cities", index], entry("new-hamburg", "New Hamburg"));
    areas.addIn(["cities"], entry("elmira", "Elmira"));
    areas.setIn(["cities", content.areas.cities.length, "status"], "planned");
  });
  changeYaml("tonight.yaml", (tonight) => {
    visit(tonight, {
      Scalar(_, node) {
        if (node.value === old.slug) node.value = "new-hamburg";
      },
    });
  });
  const file = join(folder, "cities", "new-hamburg.md");
  renameSync(join(folder, "cities", `${old.slug}.md`), file);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(old.name, "New Hamburg"));
  console.log(`New Hamburg replaces ${old.name}, and Elmira is added.`);
}

/** Writes the new facts into sentences that have old ones. Throws if a sentence still has one afterwards. */
function correctSentences() {
  const texts = new Map(
    globSync("**/*.{md,yaml}", { cwd: folder })
      .filter((path) => path !== "README.md")
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
  const findStale = () =>
    staleFacts(new Map([...texts].map(([path, text]) => [path, checkFile(path, text)])));
  // From the last position to the first, so that a change does not move the others.
  const stale = findStale().toSorted(
    ({ line: a = 1, column: x = 1 }, { line: b = 1, column: y = 1 }) => b - a || y - x,
  );
  for (const { file, line = 1, column = 1, found, expected } of stale) {
    const path = relative("content", file);
    const lines = required(texts.get(path)).split("\n");
    const before = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, column - 1)].join("\n");
    const rest = lines.join("\n").slice(before.length);
    const words = new RegExp(RegExp.escape(found).replaceAll(String.raw`\x20`, String.raw`\s+`));
    texts.set(path, before + rest.replace(words, expected));
  }
  const left = findStale().map(describeProblem);
  if (left.length > 0) throw new Error(`Some old facts were not replaced:\n${left.join("\n")}`);
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
}

changeBusiness();
replaceReviews();
changeCities();
correctSentences();
const steps = process.argv.slice(2);
process.chdir(project);
const { exitCode } = await runNode([
  "tests/run/main.ts",
  ...(steps.length > 0 ? steps : ["unit", "build", "servers", "e2e"]),
]);
process.chdir(tmpdir());
rmSync(project, { recursive: true });
process.exitCode = exitCode;
