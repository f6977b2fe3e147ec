/** Reads Markdown documents. Each problem has its file, line and section. */
import type { Collection } from "#content/collections.ts";
import type { Facts } from "#content/facts.ts";
import { parseMarkdown } from "#content/markdown-tree.ts";
import { noFields, type ParsedFile } from "./checked-file.ts";
import { blocksIn, checkMarkup, linksIn } from "./markdown-parts.ts";
import type { Problem } from "./problems.ts";
import { readYaml } from "./read-yaml.ts";

/** Checks a document: its front matter if there is a schema, its text, links and markup. */
export function readMarkdown(
  markdown: string,
  { schema, readText }: Pick<Collection, "schema" | "readText">,
  file: string,
  facts: Facts,
): ParsedFile {
  const problems: Problem[] = [];
  const report = (line: number, field: string, message: string) =>
    problems.push({ file, line, column: 1, field, message });
  const { frontMatter, nodes } = parseMarkdown(markdown);
  if (schema && !frontMatter) {
    const message =
      "the file must begin with its fields between two lines of three hyphens (---), without spaces or empty lines before them.";
    report(1, "front matter", message);
    return { ...noFields, problems };
  }
  if (frontMatter && !schema) {
    const message =
      "a file of questions has no fields at its top; delete them, with the two lines of three hyphens (---).";
    report(frontMatter.line, "front matter", message);
  }
  // Empty lines before the YAML give its lines the numbers that they have in the file.
  const fields =
    schema && frontMatter
      ? readYaml("\n".repeat(frontMatter.line) + frontMatter.yaml, schema, file, facts)
      : noFields;
  const lastLine = markdown.trimEnd().split("\n").length;
  readText?.(parseMarkdown(markdown, facts).nodes, report, lastLine);
  checkMarkup(nodes, report);
  return {
    ...fields,
    references: [...fields.references, ...linksIn(nodes, file)],
    texts: [...fields.texts, ...blocksIn(nodes)],
    problems: [...fields.problems, ...problems],
  };
}
