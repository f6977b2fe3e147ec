/** Reads Markdown documents. Each problem has its file, line and section. */
import type { Nodes, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Collection } from "./collections.ts";
import { delimiterProblem } from "#content/check/front-matter-delimiters.ts";
import { checkMarkup } from "#content/check/markdown-syntax-errors.ts";
import { isComment, lineOf, nodeText, parseMarkdown } from "./markdown-tree.ts";
import { noFields, type FieldText, type ParsedFile, type Reference } from "./parsed-file.ts";
import type { Problem } from "#content/check/problems.ts";
import { readYaml } from "./read-yaml.ts";

/** Checks a document: delimiters, front matter if there is a schema, text, links and markup. */
export function readMarkdown(
  markdown: string,
  { schema, readText }: Pick<Collection, "schema" | "readText">,
  file: string,
): ParsedFile {
  const problems: Problem[] = [];
  const report = (line: number, field: string, message: string) =>
    problems.push({ file, line, column: 1, field, message });
  if (markdown.trim() === "") {
    report(1, "text", "the file is empty.");
    return { ...noFields, problems };
  }
  const { frontMatter, nodes } = parseMarkdown(markdown);
  const wrongDelimiter = schema && delimiterProblem(markdown);
  if (wrongDelimiter) {
    report(wrongDelimiter.line, "front matter", wrongDelimiter.message);
    return { ...noFields, problems };
  }
  if (frontMatter && !schema) {
    report(frontMatter.line, "front matter", "is not allowed in a file of questions; remove it.");
  }
  // Empty lines before the YAML give its lines the numbers that they have in the file.
  const fields =
    schema && frontMatter
      ? readYaml("\n".repeat(frontMatter.line) + frontMatter.yaml, schema, file)
      : noFields;
  readText?.(nodes, report, markdown.trimEnd().split("\n").length);
  checkMarkup(nodes, report);
  return {
    ...fields,
    references: [...fields.references, ...linksIn(nodes, file)],
    texts: [...fields.texts, ...proseIn(nodes)],
    problems: [...fields.problems, ...problems],
  };
}

/** Yields the blocks of a document's text, each with the heading above it. */
function* proseIn(nodes: readonly RootContent[]): Generator<FieldText> {
  let heading = "text";
  for (const node of nodes) {
    if (node.type === "heading") heading = nodeText(node);
    if (isComment(node) || node.type === "definition") continue;
    for (const block of node.type === "list" ? node.children : [node]) {
      const endLine = block.position?.end.line ?? 1;
      const place = { field: heading, isMarkdown: true, line: lineOf(block), endLine };
      yield { text: toString(block, { includeHtml: false }), ...place };
    }
  }
}

/** Yields the links and pictures of a text. */
function* linksIn(nodes: readonly Nodes[], file: string): Generator<Reference> {
  for (const node of nodes) {
    if (node.type === "link" || node.type === "definition" || node.type === "image") {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const field = node.type === "image" ? "picture" : "link";
      yield { to: "pages", value: node.url, file, line, column, field };
    }
    if ("children" in node) yield* linksIn(node.children, file);
  }
}
