/** No field of any file, whichever it is, takes what nobody can read or what runs code. */
import assert from "node:assert/strict";
import { dirname } from "node:path";
import { test } from "node:test";
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from "yaml";
import { checkFile } from "#loader/check-file.ts";
import { contentFiles } from "#loader/content-folder.ts";

/** Every text in YAML. */
function* textsIn(node: unknown): Generator<Scalar<string>> {
  if (isMap(node)) for (const { value } of node.items) yield* textsIn(value);
  else if (isSeq(node)) for (const item of node.items) yield* textsIn(item);
  else if (isScalar<string>(node) && typeof node.value === "string") yield node;
}

const hostile = [
  { what: "an address that runs code", written: "javascript:alert(1)", message: /run code/ },
  { what: "a tag", written: "<script>alert(1)</script>", message: /a tag|plain text/ },
  { what: "a link that runs code", written: "[x](javascript:a)", message: /run code|a link/ },
  { what: "a control character", written: "\u0007", message: /U\+0007/ },
  { what: "a character with no width", written: "\u200B", message: /U\+200B/ },
  { what: "letters of another encoding", written: "â€™", message: /“’”/ },
];

/** One file of each folder, whose files have the same fields; all of them in the whole run. */
const files = [...contentFiles()].filter(
  ([path], index, all) =>
    process.env["TEST_ALL"] ||
    dirname(path) === "." ||
    all.findIndex(([other]) => dirname(other) === dirname(path)) === index,
);

for (const { what, written, message } of hostile) {
  test(`every field of every kind of file refuses ${what}`, () => {
    let count = 0;
    for (const [path, text] of files) {
      if (path === "README.md") continue;
      const [, frontMatter] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
      const yaml = path.endsWith(".md") ? frontMatter : text;
      if (yaml === undefined) continue;
      const document = parseDocument(yaml);
      const texts = [...textsIn(document.contents)];
      for (const node of texts) {
        node.value += ` ${written}`;
        node.type = "QUOTE_DOUBLE";
      }
      const changed = document.toString({ lineWidth: 0 });
      const { problems } = checkFile(
        path,
        text.replace(yaml, () => changed.trimEnd()),
      );
      // A character is refused at the first place in a file, everything else in every field.
      const refused = new Set(problems.map(({ field }) => field));
      const isPerField = written.length > 3;
      assert.ok(
        refused.size >= (isPerField ? texts.length : 1),
        `${path}: ${refused.size} of ${texts.length}`,
      );
      assert.ok(
        problems.some((problem) => message.test(problem.message)),
        path,
      );
      count += texts.length;
    }
    assert.ok(count > 500);
  });
}
