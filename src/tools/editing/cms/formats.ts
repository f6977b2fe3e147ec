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

/** The field in which the text of the file travels with its values, so that it can be edited when they are saved. */
const sourceField = "$source";

/** What the CMS hands over: values by the names of their fields. */
type Content = Record<string, unknown>;

function withoutSource({ [sourceField]: source, ...fields }: Content) {
  // The CMS takes the line break at the end of a file away.
  return { source: typeof source === "string" ? `${source}\n` : "", fields };
}

const asFields = (value: unknown): Content =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A document's front matter, its text, and the lines between them. */
function splitDocument(document: string) {
  const lines = document.split("\n");
  const end = isDelimiter(lines[0])
    ? lines.findIndex((line, at) => at > 0 && isDelimiter(line))
    : -1;
  if (end === -1) return { frontMatter: "", gap: "", text: document };
  const rest = lines.slice(end + 1);
  const firstWords = rest.findIndex((line) => line !== "");
  const gap = rest.slice(0, firstWords === -1 ? rest.length : firstWords);
  return {
    frontMatter: lines.slice(1, end).join("\n"),
    gap: "\n".repeat(gap.length + (firstWords === -1 ? 0 : 1)),
    text: rest.slice(gap.length).join("\n"),
  };
}

/** The three formats, each with the file extension it is for, as the CMS's `registerCustomFormat` takes them. */
export const formats = [
  {
    name: yamlFormat,
    extension: "yaml",
    fromFile: (file: string): Content => ({ ...asFields(parse(file)), [sourceField]: file }),
    toFile: (content: Content) => {
      const { source, fields } = withoutSource(content);
      return setValues(source, fields);
    },
  },
  {
    name: listFormat,
    extension: "yaml",
    fromFile: (file: string): Content => ({ list: parse(file), [sourceField]: file }),
    toFile: (content: Content) => {
      const { source, fields } = withoutSource(content);
      return setValues(source, fields["list"] ?? []);
    },
  },
  {
    name: documentFormat,
    extension: "md",
    fromFile: (file: string): Content => {
      const { frontMatter, text } = splitDocument(file);
      return { ...asFields(parse(frontMatter)), body: text, [sourceField]: file };
    },
    toFile: (content: Content) => {
      const { source, fields } = withoutSource(content);
      const { body, ...front } = fields;
      const text = typeof body === "string" ? body : "";
      if (Object.keys(front).length === 0) return text;
      const { frontMatter, gap } = splitDocument(source);
      return `---\n${setValues(`${frontMatter}\n`, front).trimEnd()}\n---${gap || "\n\n"}${text}`;
    },
  },
] as const;
