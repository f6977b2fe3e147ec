/** Planned pages, drafts, and missing documents. */
import "../../support/content-copy.ts";
import assert from "node:assert/strict";
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, test } from "node:test";
import { parseDocument } from "yaml";
import { genericCityPath } from "#routes.ts";
import { checkContent } from "#content/check.ts";
import { contentCollections } from "#content/collections.ts";
import { contentFiles, contentFolder as folder } from "#content/content-folder.ts";
import { readCollection } from "#content/loader.ts";
import { describeProblem } from "#content/problems.ts";
import { publishedAreas } from "#content/published-areas.ts";

const files = contentFiles();
const textOf = (path: string) => files.get(path) ?? "";

type Changes = Readonly<Record<string, string | undefined>>;

/** Returns the report after some files have been changed or deleted. */
function reportAfter(changes: Changes) {
  const changed = new Map(files);
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) changed.delete(path);
    else changed.set(path, text);
  }
  return checkContent(changed);
}
const messagesAfter = (changes: Changes) => reportAfter(changes).problems.map(describeProblem);

const areas = parseDocument(textOf("areas.yaml"));
const listed = (list: string) =>
  Array.from({ length: 3 }, (_, index) => String(areas.getIn([list, index + 1, "slug"])));
const [city = "", otherCity = ""] = listed("cities").filter((slug) => slug !== "toronto");
const [neighbourhood = ""] = listed("neighbourhoods");
/** Returns the list of areas with some entries planned. */
const planned = (...slugs: string[]) =>
  slugs.reduce(
    (text, slug) => text.replace(`- slug: ${slug}\n`, `- slug: ${slug}\n    status: planned\n`),
    textOf("areas.yaml"),
  );
const asDraft = (path: string) => textOf(path).replace("---\n", "---\ndraft: true\n");
const lineOf = (text: string, words: string) =>
  text.split("\n").findIndex((row) => row.includes(words)) + 1;

test("a document that is a sample is read for a demo, not for the public site", () => {
  const samples = [...files].filter(([path, text]) => {
    return path.startsWith("jobs/") && /^sample: true$/m.test(text);
  });
  const read = (url: string) => {
    process.env["SITE_URL"] = url;
    return [...readCollection(contentCollections.jobs).keys()];
  };
  const publicJobs = read("https://raccoons.ca");
  assert.equal(read("").length - publicJobs.length, samples.length);
  delete process.env["SITE_URL"];
});

describe("a missing document", () => {
  test("is only noted, and so is a city of no region", () => {
    const { problems, notes } = reportAfter({
      "emergency.yaml": textOf("emergency.yaml").replace(
        new RegExp(`\\b${city}, |, ${city}\\b`, "g"),
        "",
      ),
    });
    assert.deepEqual(problems, []);
    const messages = notes.map(describeProblem).join("\n");
    assert.match(messages, /areas\.yaml:\d+.* no region of emergency\.yaml lists/);
  });

  for (const [list, slug] of [
    ["cities", city],
    ["neighbourhoods", neighbourhood],
  ] as const) {
    const path = `${list}/${slug}.md`;
    test(`is no problem, and is noted at its entry: ${path}`, () => {
      const { problems, notes } = reportAfter({ [path]: undefined });
      assert.deepEqual(problems, []);
      const [note = "", ...others] = notes.map(describeProblem);
      assert.deepEqual(others, []);
      const line = lineOf(textOf("areas.yaml"), `slug: ${slug}`);
      assert.ok(note.startsWith(`${folder}/areas.yaml:${line}:`), note);
      assert.match(note, new RegExp(`there is no ${folder}/${path}, so .* a placeholder page`));
    });

    test(`that is restored is reported if its page is still planned: ${path}`, () => {
      const [message = "", ...others] = messagesAfter({ "areas.yaml": planned(slug) });
      assert.deepEqual(others, []);
      assert.match(message, /status: found “planned”, but .* exists: delete this line/);
    });
  }

  for (const name of ["cities", "neighbourhoods", "reviews", "services"]) {
    test(`is reported only once if its whole folder is missing: ${name}`, () => {
      const gone = [...files.keys()].filter((path) => path.startsWith(`${name}/`));
      const messages = messagesAfter(Object.fromEntries(gone.map((path) => [path, undefined])));
      assert.equal(messages.filter((message) => message.includes(join(folder, name))).length, 1);
      assert.match(messages.join("\n"), /Restore the (?:folder|files)/);
    });
  }

  test("may not be Toronto's, not even as a draft", () => {
    const path = "cities/toronto.md";
    const messages = messagesAfter({ [path]: asDraft(path) });
    assert.match(messages.join("\n"), /toronto\.md is a draft, but every neighbourhood's page/);
  });
});

describe("a draft", () => {
  const path = `cities/${city}.md`;
  const unfinished = asDraft(path)
    .replace(/^lead: .*$/m, 'lead: ""')
    .replace("## prevention", "");

  test("does not stop a build, and what it lacks is listed separately", () => {
    for (const draft of [unfinished, asDraft(path).replace(/^h1: .*$/m, 'h1: "no end')]) {
      const report = reportAfter({ [path]: draft, "areas.yaml": planned(city) });
      assert.deepEqual(report.problems, []);
      assert.deepEqual(report.drafts, [join(folder, path)]);
      assert.ok(report.unfinished.length > 0);
    }
  });

  test("is reported where another page links to it", () => {
    const link = `cities/${otherCity}.md`;
    const text = `${textOf(link).trimEnd()} See [the next city](${genericCityPath(city)}).\n`;
    assert.deepEqual(messagesAfter({ [link]: text }), []);
    assert.match(
      messagesAfter({ [link]: text, [path]: asDraft(path) }).join("\n"),
      new RegExp(`${link}.*whose document .*${path} is a draft, so its page is not published`),
    );
  });

  test("is left out of builds, with its entry in the list unless that is planned", () => {
    const read = () => {
      const documents = readCollection(contentCollections.cities);
      const { cities = [] } = readCollection(contentCollections.areas).get("areas") ?? {};
      return {
        documents: [...documents.keys()],
        list: publishedAreas("cities", cities, documents).map(({ slug }) => slug),
      };
    };
    // A draft's YAML need not even be whole.
    writeFileSync(join(folder, path), asDraft(path).replace(/^h1: .*$/m, 'h1: "no end'));
    assert.ok(!read().documents.includes(city));
    writeFileSync(join(folder, path), asDraft(path));
    const left = read();
    writeFileSync(join(folder, "areas.yaml"), planned(city));
    const placeholder = read();
    writeFileSync(join(folder, path), textOf(path));
    writeFileSync(join(folder, "areas.yaml"), textOf("areas.yaml"));
    assert.ok(!left.documents.includes(city) && !left.list.includes(city));
    assert.ok(!placeholder.documents.includes(city) && placeholder.list.includes(city));
    assert.ok(read().documents.includes(city));
  });

  test("may be one review among others, even without text", () => {
    const [reviews = ""] = [...files.keys()].filter((name) => name.startsWith("reviews/"));
    const text = `- name: Ann\n  text: ""\n  rating: 5\n  draft: true\n\n${textOf(reviews)}`;
    const { problems, unfinished: left } = reportAfter({ [reviews]: text });
    assert.deepEqual(problems, []);
    assert.deepEqual([left.length, left[0]?.line], [1, 2]);
    const read = () => readCollection(contentCollections.reviews);
    const before = read();
    writeFileSync(join(folder, reviews), text);
    assert.deepEqual(read(), before);
    writeFileSync(join(folder, reviews), textOf(reviews));
    const broken = text.replace(textOf(reviews), textOf(reviews).replace("name:", "nam:"));
    const [problem] = reportAfter({ [reviews]: broken }).problems;
    assert.equal(problem?.line, lineOf(broken, "nam:"));
  });
});

test("a review's place that is nearly one of ours is asked about, unless its city is given", () => {
  const path = [...files.keys()].find((name) => name.startsWith("reviews/")) ?? "";
  for (const [place, near] of [
    ["Scarboro", "Scarborough"],
    ["Etobicok", "Etobicoke"],
    ["Bolton", undefined],
    ["Scarborough", undefined],
    ["Scarboro\n  city: toronto", undefined],
  ] as const) {
    const review = `- name: Ann\n  location: ${place}\n  text: Kind.\n  rating: 5\n\n`;
    const notes = reportAfter({ [path]: review + textOf(path) }).notes.map(describeProblem);
    assert.match(notes.join("\n"), near ? new RegExp(`:2:3 .*Did you mean “${near}”`) : /^$/);
  }
});

test("a link or a folder in place of a document is not read, and noted", () => {
  const file = join(folder, "cities", `${city}.md`);
  const aside = join(folder, "..", `${city}-aside.md`);
  const expectMissing = () => {
    const { problems, notes } = checkContent();
    assert.deepEqual(problems, []);
    assert.match(notes.map(describeProblem).join("\n"), new RegExp(`there is no ${file}`));
  };
  renameSync(file, aside);
  try {
    symlinkSync(resolve(aside), file);
    expectMissing();
    rmSync(file);
    mkdirSync(file);
    expectMissing();
    assert.ok(!readCollection(contentCollections.cities).has(city));
  } finally {
    rmSync(file, { recursive: true, force: true });
    renameSync(aside, file);
  }
});
