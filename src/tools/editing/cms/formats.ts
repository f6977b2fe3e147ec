/** How the CMS reads and writes our files: what an editor wrote stays, but for the values that were changed. */
import { parse } from "yaml";
import { setValues } from "#tools/editing/yaml/set-values.ts";

/** A YAML file of fields. */
export const yamlFormat = "kept-yaml";
/** A YAML file that is one list. */
export const listFormat = "kept-list";
/** A Markdown document, with front matter or without; the CMS lets .md files only have formats of such a name. */
export const documentFormat = "kept-frontmatter";

/** The file as it was read travels with its fields, so that it can be changed instead of written anew. */
const sourceField = "$source";

/** What the CMS hands over: fields by name. */
type Content = Record<string, unknown>;

function taken({ [sourceField]: source, ...fields }: Content) {
  return { source: typeof source === "string" ? `${source}\n` : undefined, fields };
}

const groupOf = (value: unknown): Content =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const frontMatter = /^---\n([\s\S]*?)\n?---(?:\n+|$)/;

/** The three formats, each with the ending of its files; for the CMS's registerCustomFormat. */
export const formats = [
  {
    name: yamlFormat,
    extension: "yaml",
    fromFile: (text: string): Content => ({ ...groupOf(parse(text)), [sourceField]: text }),
    toFile: (content: Content) => {
      const { source = "", fields } = taken(content);
      return setValues(source, fields);
    },
  },
  {
    name: listFormat,
    extension: "yaml",
    fromFile: (text: string): Content => ({ list: parse(text), [sourceField]: text }),
    toFile: (content: Content) => {
      const { source = "", fields } = taken(content);
      return setValues(source, fields["list"] ?? []);
    },
  },
  {
    name: documentFormat,
    extension: "md",
    fromFile: (text: string): Content => {
      const [head = "", fields = ""] = frontMatter.exec(text) ?? [];
      return { ...groupOf(parse(fields)), body: text.slice(head.length), [sourceField]: text };
    },
    toFile: (content: Content) => {
      const { source = "", fields } = taken(content);
      const { body = "", ...front } = fields;
      const [head = "", before = ""] = frontMatter.exec(source) ?? [];
      const text = typeof body === "string" ? body : "";
      if (Object.keys(front).length === 0) return text;
      // The blank lines below the front matter are the writer's.
      const apart = /\n*$/.exec(head)?.[0] || "\n\n";
      return `---\n${setValues(`${before}\n`, front).trimEnd()}\n---${apart}${text}`;
    },
  },
] as const;
