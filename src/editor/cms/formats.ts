/** The CMS's file formats. They change only edited values; the rest stays, comments included. */
import { parse } from "yaml";
import { setValues } from "./edit-yaml.ts";

/** A YAML file of fields. */
export const yamlFormat = "commented-yaml";
/** A YAML file that is one list. */
export const listFormat = "commented-list";
/** A Markdown document; for .md files, the CMS accepts only formats with a name like this. */
export const documentFormat = "commented-frontmatter";

/** Splits a document into front matter, if it has valid delimiters, the gap below it, and text. */
export function splitFrontMatter(document: string) {
  const lines = document.split("\n");
  const [begin, end = 0] = lines.flatMap((line, at) => (line.trimEnd() === "---" ? at : []));
  if (begin !== 0 || end === 0) return { frontMatter: "", gap: "", text: document };
  const rest = ["", ...lines.slice(end + 1)].join("\n");
  const text = rest.replace(/^\n+/, "");
  const gap = rest.slice(0, rest.length - text.length);
  return { frontMatter: lines.slice(1, end).join("\n"), gap, text };
}

/** Values by field name, as the CMS passes them. */
type Content = Record<string, unknown>;

const asFields = (value: unknown): Content =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A format for `registerCustomFormat`. `$source` holds the file's text, which a save edits. */
const format = (
  name: string,
  extension: "yaml" | "md",
  read: (file: string) => Content,
  write: (fields: Content, source: string) => string,
) => ({
  name,
  extension,
  fromFile: (file: string): Content => ({ ...read(file), $source: file }),
  // The CMS removes the line break at the end of a file.
  toFile: ({ $source, ...fields }: Content) =>
    write(fields, typeof $source === "string" ? `${$source}\n` : ""),
});

/** The three formats. */
export const formats = [
  format(
    yamlFormat,
    "yaml",
    (file) => asFields(parse(file)),
    (fields, source) => setValues(source, fields),
  ),
  format(
    listFormat,
    "yaml",
    (file) => ({ list: parse(file) }),
    ({ list = [] }, source) => setValues(source, list),
  ),
  format(
    documentFormat,
    "md",
    (file) => {
      const { frontMatter, text } = splitFrontMatter(file);
      return { ...asFields(parse(frontMatter)), body: text };
    },
    ({ body, ...front }, source) => {
      const text = typeof body === "string" ? body : "";
      if (Object.keys(front).length === 0) return text;
      const { frontMatter, gap } = splitFrontMatter(source);
      return `---\n${setValues(`${frontMatter}\n`, front).trimEnd()}\n---${gap || "\n\n"}${text}`;
    },
  ),
];
