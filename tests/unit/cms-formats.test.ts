import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import fc from "fast-check";
import { parse } from "yaml";
import { documentFormat, formats, listFormat, yamlFormat } from "#tools/editing/cms/formats.ts";
import { patchYaml } from "#tools/editing/cms/patch-yaml.ts";

const formatOf = (file: string) => {
  const name = file.endsWith(".md")
    ? documentFormat
    : file.includes("reviews")
      ? listFormat
      : yamlFormat;
  const format = formats.find((other) => other.name === name);
  assert.ok(format);
  return format;
};
const files = globSync("content/{*.yaml,*/*.{yaml,md}}").toSorted();
const yamlFiles = files.filter((file) => file.endsWith(".yaml"));
const textOf = (file: string) => readFileSync(file, "utf8");
/** What the CMS writes: it hands files over without blank space at their ends, and puts one line's end there. */
const saved = (
  file: string,
  change: (fields: Record<string, unknown>) => object = (fields) => fields,
) => {
  const { fromFile, toFile } = formatOf(file);
  return `${toFile({ ...change(fromFile(textOf(file).trim())) }).trim()}\n`;
};

test("a file that is saved without a change stays as it is, to the last character", () => {
  assert.ok(files.length > 40);
  for (const file of files) assert.equal(saved(file), textOf(file), file);
});

describe("a document", () => {
  test("keeps its text as it is typed", () => {
    const file = files.find((name) => name.includes("cities/")) ?? "";
    const text = saved(file, (fields) => ({
      ...fields,
      body: "## Introduction\n\nA *word*.\n- one",
    }));
    assert.match(text, /\n---\n\n## Introduction\n\nA \*word\*\.\n- one\n$/);
    assert.equal(text.split("\n---\n")[0], textOf(file).split("\n---\n")[0]);
  });

  test("that is new gets front matter and text", () => {
    const { toFile } = formatOf("new.md");
    assert.equal(
      toFile({ name: "Thornhill", as_of: "2026", body: "## Introduction" }),
      '---\nname: Thornhill\nas_of: "2026"\n---\n\n## Introduction',
    );
  });

  test("without front matter gets none", () => {
    const file = "content/faqs/home.md";
    assert.equal(
      saved(file, (fields) => ({ ...fields, body: "### Why?\n\nSo." })),
      "### Why?\n\nSo.\n",
    );
  });
});

describe("YAML", () => {
  const source = `# The company.
name: Old # its name
# The number.
phone: "(416) 555-0142"

text: >-
  A folded text that
  goes on.
list:
  # The first.
  - name: One
    location: null

  - name: Two
    text: |
      Line.
flow: [1, 2]
`;
  const value = {
    name: "Old",
    phone: "(416) 555-0142",
    text: "A folded text that goes on.",
    list: [
      { name: "One", location: null },
      { name: "Two", text: "Line.\n" },
    ],
    flow: [1, 2],
  };
  const [one, two] = value.list;

  test("keeps comments, quotation marks, folds and blank lines round values that change", () => {
    const next = {
      ...value,
      name: "New: one",
      phone: "311",
      text: "A folded text that goes on and on.",
    };
    assert.equal(
      patchYaml(source, next),
      source
        .replace("name: Old", 'name: "New: one"')
        .replace("(416) 555-0142", "311")
        .replace("that\n  goes on.", "that goes on and on."),
    );
  });

  test("takes new items where they belong, set apart as the others are", () => {
    const item = "  - name: New\n\n";
    const before = (list: unknown[]) => patchYaml(source, { ...value, list });
    assert.equal(
      before([{ name: "New" }, one, two]),
      source.replace("  - name: One", `${item}  - name: One`),
    );
    assert.equal(
      before([one, { name: "New" }, two]),
      source.replace("  - name: Two", `${item}  - name: Two`),
    );
    assert.equal(
      before([one, two, { name: "New" }]),
      source.replace("Line.\n", `Line.\n\n${item.trimEnd()}\n`),
    );
  });

  test("takes a new field behind the one that it follows", () => {
    const { name, ...rest } = value;
    const next = { name, title: "New", ...rest };
    assert.equal(patchYaml(source, next), source.replace("its name\n", "its name\ntitle: New\n"));
  });

  test("loses an item or a field with its lines and nothing else", () => {
    assert.equal(
      patchYaml(source, { ...value, list: [two] }),
      source.replace("  - name: One\n    location: null\n\n", ""),
    );
    const { text, ...rest } = value;
    assert.equal(
      patchYaml(source, rest),
      source.replace(/text: >-\n {2}A.*\n {2}goes.*\n/, ""),
      text,
    );
  });

  test("says what it is told and keeps every comment, whatever is done to the content", () => {
    /** Every place of a value: what holds it, and under which name or number. */
    const placesOf = (data: unknown): { holder: object; key: string }[] =>
      typeof data !== "object" || data === null
        ? []
        : Object.entries(data).flatMap(([key, part]: [string, unknown]) => [
            { holder: data, key },
            ...placesOf(part),
          ]);
    /** A field that holds nothing says the same as one that is left out. */
    const told = (text: string): unknown =>
      JSON.parse(text, (_, part: unknown) => (part === null ? undefined : part));
    const change = fc.record({
      at: fc.nat(),
      kind: fc.constantFrom("words", "remove", "repeat", "number"),
      words: fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.lorem({ mode: "sentences" }),
        fc.constant("a: b\n\n# c"),
      ),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...yamlFiles),
        fc.array(change, { maxLength: 3 }),
        (file, changes) => {
          const text = textOf(file);
          const data: unknown = parse(text);
          for (const { at, kind, words } of changes) {
            const places = placesOf(data);
            const { holder, key } = places[at % places.length] ?? { holder: {}, key: "" };
            const part: unknown = Reflect.get(holder, key);
            if (kind === "remove" && Array.isArray(holder)) holder.splice(Number(key), 1);
            else if (kind === "remove") Reflect.deleteProperty(holder, key);
            else if (kind === "repeat" && Array.isArray(holder))
              holder.splice(Number(key), 0, structuredClone(part));
            else if (typeof part === "string" || typeof part === "number") {
              Reflect.set(holder, key, kind === "number" ? words.length : words);
            }
          }
          const made = patchYaml(text, data);
          assert.deepEqual(told(JSON.stringify(parse(made))), told(JSON.stringify(data)));
          for (const [comment] of text.matchAll(/^ *#.*$/gm))
            assert.ok(made.includes(comment), comment);
        },
      ),
      { numRuns: 150 },
    );
  });
});
