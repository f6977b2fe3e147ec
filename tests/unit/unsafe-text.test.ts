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
const files = [...contentFiles()]
  .filter(
    ([path], index, all) =>
      process.env["TEST_ALL"] ||
      dirname(path) === "." ||
      all.findIndex(([other]) => dirname(other) === dirname(path)) === index,
  )
  .flatMap(([path, text]) => {
    const yaml = path.endsWith(".md") ? /^---\n([^]*?)\n---\n/.exec(text)?.[1] : text;
    if (yaml === undefined) return [];
    const document = parseDocument(yaml);
    const texts = [...textsIn(document.contents)].map((node) => ({ node, value: node.value }));
    return [{ path, text, yaml, document, texts }];
  });

for (const { what, written, message } of hostile) {
  test(`every field of every kind of file refuses ${what}`, () => {
    let count = 0;
    for (const { path, text, yaml, document, texts } of files) {
      for (const { node, value } of texts) {
        node.value = `${value} ${written}`;
        node.type = "QUOTE_DOUBLE";
      }
      const changed = document.toString({ lineWidth: 0 }).trimEnd();
      const { problems } = checkFile(
        path,
        text.replace(yaml, () => changed),
      );
      // A character is refused at the first place in a file, everything else in every field.
      const refused = new Set(problems.map(({ field }) => field)).size;
      const expected = written.length > 3 ? texts.length : 1;
      assert.ok(refused >= expected, `${path}: ${refused} of ${texts.length}`);
      assert.ok(
        problems.some((problem) => message.test(problem.message)),
        path,
      );
      count += texts.length;
    }
    assert.ok(count > 500);
  });
}
