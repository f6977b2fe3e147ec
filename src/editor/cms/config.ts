/** The CMS's configuration, generated from the content collections: fields are defined once. */
import { readFileSync } from "node:fs";
// The CMS has URLs and GitHub's paths, with slashes also on Windows.
import { basename, dirname, extname, join } from "node:path/posix";
import type { z } from "zod";
import { contentCollections, idOf, type Collection } from "#content/collections.ts";
import { contentFolder, illustrationsFolder, photosFolder } from "#content/content-folder.ts";
import { mostPhotoBytes } from "#content/photo-schema.ts";
import { titleOf } from "#content/fields.ts";
import { parseMarkdown } from "#content/markdown-tree.ts";
import { formOf, namingFieldOf, type Field } from "./fields.ts";
import { documentFormat, listFormat, yamlFormat } from "./formats.ts";

/** The input for the Markdown text of a document. */
const bodyField: Field = {
  name: "body",
  label: "Text",
  widget: "text",
  hint: "Markdown: ## for a section, ### for a question, a blank line between paragraphs.",
};

/** A new city's initial text, as from `npm run new`: headings, each with a note what to write. */
function newCityText() {
  const template = readFileSync(new URL("../new/city.md", import.meta.url), "utf8");
  return template.slice(parseMarkdown(template).nodes[0]?.position?.start.offset).trim();
}

/** Names where photos are uploaded to: a field has only the name of its file. */
const uploads = { media_folder: `/${join(contentFolder, photosFolder)}`, public_folder: "" };

/** A folder of files. A new file's name is made of its title; editors type that of an area. */
function folder(name: string, { pattern, name: rule, page }: Collection, schema: z.ZodType) {
  const { label, fields, isList } = formOf(schema);
  const identifier = namingFieldOf(fields);
  const isDocument = extname(pattern) === ".md";
  const newText = name === "cities" ? newCityText() : undefined;
  return {
    name,
    label: titleOf(name),
    label_singular: label,
    folder: join(contentFolder, dirname(pattern)),
    extension: extname(pattern).slice(1),
    ...uploads,
    format: isList ? listFormat : isDocument ? documentFormat : yamlFormat,
    fields: isDocument ? [...fields, { ...bodyField, default: newText }] : fields,
    identifier_field: identifier,
    summary: isList ? "{{slug}}" : undefined,
    slug: {
      editable: ["create"],
      // Names an area by its slug in areas.yaml.
      template: isDocument && page ? `{{${identifier}}}` : undefined,
      hint: `The name of the file, without its extension${rule ? `: ${rule.rule}` : ""}.`,
      pattern: rule && [rule.pattern.source, rule.rule],
    },
  };
}

/**
 * The whole configuration. Without a GitHub repository (owner/name), the CMS edits only the files
 * on this machine. It still needs a name, and shows it where it asks for the project's folder.
 */
export function cmsConfig(repository?: string) {
  const project = basename(process.cwd().replaceAll("\\", "/"));
  const collections = Object.entries<Collection>(contentCollections);
  // Editors may add files to a collection with a rule for their names.
  const folders = collections.filter(([, { name }]) => name !== undefined);
  /** Leaves out files such as en.yaml in the folder of languages. */
  const isInFolder = (path: string) =>
    folders.some(([, { pattern }]) => dirname(pattern) === dirname(path));
  return {
    backend: { name: "github", repo: repository ?? `local/${project}`, auth_methods: ["token"] },
    // A save on GitHub opens a pull request, whose checks report problems before publication.
    publish_mode: repository ? "editorial_workflow" : "simple",
    app_title: "Content",
    logo: { src: "/favicon.svg" },
    media_folder: illustrationsFolder,
    public_folder: `/${illustrationsFolder}`,
    media_libraries: {
      // The check accepts only such names; phones write spaces and brackets.
      default: { config: { max_file_size: mostPhotoBytes, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...folders.flatMap(([name, collection]) =>
        collection.schema ? folder(name, collection, collection.schema) : [],
      ),
      {
        name: "faqs",
        label: "Questions",
        files: contentCollections.faqs.required.map((path) => ({
          name: idOf(path),
          label: titleOf(idOf(path)),
          file: join(contentFolder, path),
          format: documentFormat,
          fields: [bodyField],
        })),
      },
    ],
    singletons: collections.flatMap(([name, { pattern, schema }]) => {
      if (!schema || isInFolder(pattern)) return [];
      const { label, fields } = formOf(schema);
      const file = join(contentFolder, pattern);
      return { name, label, file, ...uploads, format: yamlFormat, fields };
    }),
  };
}
