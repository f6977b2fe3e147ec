/**
 * Runs the tests in a copy of the project whose content has other facts, as on the day when the owner sets the real
 * ones: no test may know a fact of `content/`. Arguments replace the steps, as in `node tests/run/changed-facts.ts e2e`.
 */
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { parseDocument, stringify, type Document, visit } from "yaml";
import { genericCityPath } from "#routes.ts";
import { checkFile } from "#loader/check-file.ts";
import { contentWarnings } from "#tools/editorial/warnings.ts";
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

/** The company's facts. */
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

/** The owner's own reviews in place of the samples: fewer, from other years, short and long. */
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

/** A city that no other file of the content leads to: it can be given up. */
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

/** One city goes; one comes that takes over its text, and another that has no text yet. */
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
    /** An entry after an empty line, as every tool of the editors' writes it. */
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
  console.log(`New Hamburg and Elmira take the place of ${old.name}.`);
}

/** Writes the new fact where the content check names a sentence that still says the old one. */
function correctSentences() {
  const texts = new Map(
    globSync("**/*.{md,yaml}", { cwd: folder })
      .filter((path) => path !== "README.md")
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
  const checked = new Map([...texts].map(([path, text]) => [path, checkFile(path, text)]));
  // From the end of each file to its beginning, so that the places before stay where they are.
  for (const { file, line = 1, column = 1, message } of contentWarnings(checked).toReversed()) {
    const [, old, fact] =
      /found “(.+?)” in .*; the fact is (.+), so write that/.exec(message) ?? [];
    const path = relative("content", file);
    const lines = texts.get(path)?.split("\n");
    if (!old || !fact || !lines) continue;
    const before = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, column - 1)].join("\n");
    const rest = lines.join("\n").slice(before.length);
    const words = new RegExp(old.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&").replaceAll(" ", "\\s+"));
    texts.set(path, before + rest.replace(words, fact));
  }
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
