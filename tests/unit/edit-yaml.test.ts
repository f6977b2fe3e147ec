import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import fc from "fast-check";
import { parse } from "yaml";
import { setValues } from "#tools/new/yaml/set-values.ts";

const files = globSync("content/{*,*/*}.yaml").map((file) => {
  const text = readFileSync(file, "utf8");
  return { text, json: JSON.stringify(parse(text)) };
});

describe("setting values", () => {
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

  test("keeps comments, quotation marks, folds and blank lines around changed values", () => {
    const next = {
      ...value,
      name: "New: one",
      phone: "311",
      text: "A folded text that goes on and on.",
    };
    assert.equal(
      setValues(source, next),
      source
        .replace("name: Old", 'name: "New: one"')
        .replace("(416) 555-0142", "311")
        .replace("that\n  goes on.", "that goes on and on."),
    );
  });

  test("keeps the mark of a block whose last line break the CMS has removed", () => {
    const block = "text: |\n  Line.\n";
    assert.equal(setValues(block, { text: "Line." }), block);
    assert.equal(setValues(block, { text: "One.\nTwo." }), "text: |\n  One.\n  Two.\n");
  });

  test("writes only ticked checkboxes", () => {
    const ticked = source.replace("name: Old", "draft: true\nname: Old");
    const unticked = source.replace("name: Old", "draft: false\nname: Old");
    assert.equal(setValues(source, { draft: true, ...value }), ticked);
    assert.equal(setValues(source, { draft: false, ...value }), source);
    assert.equal(setValues(ticked, { draft: false, ...value }), source);
    assert.equal(setValues(unticked, { draft: false, ...value }), unticked);
    const items = value.list.map((item) => ({ draft: false, ...item }));
    assert.equal(
      setValues(source, { ...value, list: [...items, { draft: false, name: "Three" }] }),
      source.replace("flow:", "\n  - name: Three\nflow:"),
    );
  });

  test("keeps the comment at the top of a file when its first item is removed", () => {
    assert.equal(
      setValues("# Reviews.\n- name: A\n- name: B\n", [{ name: "B" }]),
      "# Reviews.\n- name: B\n",
    );
  });

  test("inserts new items at their positions, separated like the others", () => {
    const item = "  - name: New\n\n";
    const before = (list: unknown[]) => setValues(source, { ...value, list });
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

  test("inserts a new field after the one that it follows", () => {
    const { name, ...rest } = value;
    const next = { name, title: "New", ...rest };
    assert.equal(setValues(source, next), source.replace("its name\n", "its name\ntitle: New\n"));
  });

  test("removes only the lines of a removed item or field", () => {
    assert.equal(
      setValues(source, { ...value, list: [two] }),
      source.replace("  - name: One\n    location: null\n\n", ""),
    );
    const { text, ...rest } = value;
    assert.equal(
      setValues(source, rest),
      source.replace(/\ntext: >-\n {2}A.*\n {2}goes.*\n/, ""),
      text,
    );
  });

  test("writes exactly the new values and keeps the comments, after any changes to the content", () => {
    /** Returns the parent and the key of every value. */
    const placesOf = (data: unknown): { holder: object; key: string }[] =>
      typeof data !== "object" || data === null
        ? []
        : Object.entries(data).flatMap(([key, part]: [string, unknown]) => [
            { holder: data, key },
            ...placesOf(part),
          ]);
    /** Removes empty fields, which mean the same as missing ones. */
    const withoutEmptyFields = (text: string): unknown =>
      JSON.parse(text, (_, part: unknown) => {
        if (part === null) return undefined;
        // A block of text ends with a line break, which the CMS removes.
        return typeof part === "string" ? part.trimEnd() : part;
      });
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
        fc.constantFrom(...files),
        fc.array(change, { maxLength: 3 }),
        ({ text, json }, changes) => {
          const data: unknown = JSON.parse(json);
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
          const made = setValues(text, data);
          assert.deepEqual(
            withoutEmptyFields(JSON.stringify(parse(made))),
            withoutEmptyFields(JSON.stringify(data)),
          );
          // A comment above a field is removed with the field.
          if (changes.some(({ kind }) => kind === "remove")) return;
          for (const [comment] of text.matchAll(/^ *#.*$/gm))
            assert.ok(made.includes(comment), comment);
        },
      ),
      { numRuns: 100 },
    );
  });
});
