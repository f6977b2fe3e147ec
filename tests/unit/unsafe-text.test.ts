/** Fields of all files refuse unreadable characters and code. */
import assert from "node:assert/strict";
import { dirname } from "node:path";
import { test } from "node:test";
import { parseDocument } from "yaml";
import { readContentFile } from "#content/read.ts";
import { contentFiles } from "#content/content-folder.ts";
import { splitFrontMatter } from "#editor/cms/formats.ts";
import { stringNodes } from "#content/yaml.ts";

const hostile = [
  { what: "a URL that runs code", written: "javascript:alert(1)", message: /run code/ },
  { what: "a tag", written: "<script>alert(1)</script>", message: /plain text/ },
  { what: "a link that runs code", written: "[x](javascript:a)", message: /run code|plain text/ },
  { what: "a control character", written: "\u0007", message: /U\+0007/ },
  { what: "a character with no width", written: "\u200B", message: /U\+200B/ },
  { what: "letters of another encoding", written: "â€™", message: /another encoding/ },
];

/** Takes a file of each folder, as its files have the same fields; with TEST_ALL all files. */
const files = [...contentFiles()]
  .filter(
    ([path], index, all) =>
      process.env["TEST_ALL"] ||
      dirname(path) === "." ||
      all.findIndex(([other]) => dirname(other) === dirname(path)) === index,
  )
  .flatMap(([path, text]) => {
    const yaml = path.endsWith(".md") ? splitFrontMatter(text).frontMatter : text;
    if (yaml === "") return [];
    const document = parseDocument(yaml);
    const texts = [...stringNodes(document.contents)].map(
      ({ node }) => [node, node.value] as const,
    );
    return [{ path, text, yaml, document, texts }];
  });

for (const { what, written, message } of hostile) {
  test(`every field of every kind of file refuses ${what}`, () => {
    let count = 0;
    for (const { path, text, yaml, document, texts } of files) {
      for (const [node, value] of texts) {
        node.value = `${value} ${written}`;
        node.type = "QUOTE_DOUBLE";
      }
      const changed = document.toString({ lineWidth: 0 }).trimEnd();
      const { problems } = readContentFile(
        path,
        text.replace(yaml, () => changed),
      );
      // The first unreadable character of a file is reported, all else everywhere.
      const refused = new Set(problems.map(({ field }) => field)).size;
      const expected = written.length > 3 ? texts.length : 1;
      assert.ok(refused >= expected, `${path}: ${refused} of ${texts.length}`);
      // Addresses are the only texts of moved.yaml, and their form alone refuses most of this.
      const isNamed = problems.some(
        (problem) =>
          message.test(problem.message) ||
          (path === "moved.yaml" && problem.message.includes("must be an address")),
      );
      assert.ok(isNamed, path);
      count += texts.length;
    }
    assert.ok(count > 500);
  });
}

// The spaces that phones and search engines write into times and numbers, and others.
for (const space of ["\u00A0", "\u2007", "\u202F", "\u3000", "\u2800"]) {
  const name = `U+${space.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
  test(`every field accepts the space ${name} or names it`, () => {
    let named = 0;
    for (const { path, text, yaml, document, texts } of files) {
      for (const [node, value] of texts) {
        node.value = `${value.replaceAll(" ", space)}${space}`;
        node.type = "QUOTE_DOUBLE";
      }
      const changed = document.toString({ lineWidth: 0 }).trimEnd();
      const { problems } = readContentFile(
        path,
        text.replace(yaml, () => changed),
      );
      for (const { field, message } of problems) {
        assert.ok(message.includes(`[${name}]`), `${path}: ${field} ${message}`);
        named += 1;
      }
    }
    assert.ok(named > 0);
  });
}
