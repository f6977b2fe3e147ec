/** How the CMS reads and writes our files: it changes the edited values and leaves all else as it was written. */
import { parse } from "yaml";
import { isDelimiter } from "#loader/front-matter-delimiters.ts";
import { setValues } from "#tools/editing/yaml/set-values.ts";

/** A YAML file of fields. */
export const yamlFormat = "commented-yaml";
/** A YAML file that is one list. */
export const listFormat = "commented-list";
/** A Markdown document; the CMS takes only formats of such a name for .md files. */
export const documentFormat = "commented-frontmatter";

/** What the CMS hands over: values by the names of their fields. */
type Content = Record<string, unknown>;

const asFields = (value: unknown): Content =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A document's front matter, and its text with the lines between them apart. */
function splitDocument(document: string) {
  const lines = document.split("\n");
  const end = isDelimiter(lines[0])
    ? lines.findIndex((line, at) => at > 0 && isDelimiter(line))
    : -1;
  if (end === -1) return { frontMatter: "", gap: "", text: document };
  const rest = ["", ...lines.slice(end + 1)].join("\n");
  const text = rest.replace(/^\n+/, "");
  return {
    frontMatter: lines.slice(1, end).join("\n"),
    gap: rest.slice(0, rest.length - text.length),
    text,
  };
}

/** A format for `registerCustomFormat`: the file's text travels with its values, so that it can be edited when they are saved. */
const format = (
  name: string,
  extension: "yaml" | "md",
  read: (file: string) => Content,
  write: (fields: Content, source: string) => string,
) => ({
  name,
  extension,
  fromFile: (file: string): Content => ({ ...read(file), $source: file }),
  // The CMS takes the line break at the end of a file away.
  toFile: ({ $source, ...fields }: Content) =>
    write(fields, typeof $source === "string" ? `${$source}\n` : ""),
});

/** The three formats, each with the file extension it is for. */
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
      const { frontMatter, text } = splitDocument(file);
      return { ...asFields(parse(frontMatter)), body: text };
    },
    ({ body, ...front }, source) => {
      const text = typeof body === "string" ? body : "";
      if (Object.keys(front).length === 0) return text;
      const { frontMatter, gap } = splitDocument(source);
      return `---\n${setValues(`${frontMatter}\n`, front).trimEnd()}\n---${gap || "\n\n"}${text}`;
    },
  ),
];
