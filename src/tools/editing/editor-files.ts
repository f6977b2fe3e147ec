/**
 * The files with which VS Code checks, completes and explains the content while typing: JSON Schemas for YAML files
 * (extension redhat.vscode-yaml) and for front matter (astro-build.astro-vscode).
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { collectionReaders, type Collection } from "#loader/collections.ts";
import { contentFolder, knownNames } from "#loader/content-folder.ts";
import { jsonSchemaOf } from "#schemas/json-schema.ts";

/** File texts by path. */
type Files = ReadonlyMap<string, string>;

/** The folder of the YAML schemas. It is under version control, so that they work before `npm install`. */
const yamlSchemaFolder = join(".vscode", "schemas");

/** The folder where Astro's extension looks for schemas. */
const frontMatterFolder = join(".astro", "collections");

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the collections whose schema describes YAML files, or front matter. */
function collections(kind: "yaml" | "front matter") {
  return Object.entries<Collection<unknown>>(collectionReaders).flatMap(
    ([name, { pattern, schema }]) =>
      schema && pattern.endsWith(".yaml") === (kind === "yaml") ? [{ name, pattern, schema }] : [],
  );
}

type Schema = ReturnType<typeof collections>[number]["schema"];

const schemaFile = (folder: string, name: string, schema: Schema): [string, string] => [
  join(folder, `${name}.schema.json`),
  asJson(jsonSchemaOf(schema, knownNames())),
];

/** The files under version control: the schemas of the YAML files. */
export const committedFiles = (): Files =>
  new Map(
    collections("yaml").map(({ name, schema }) => schemaFile(yamlSchemaFolder, name, schema)),
  );

/** The VS Code setting `yaml.schemas`, which maps schemas to files. */
export const yamlSchemaSettings = () =>
  Object.fromEntries(
    collections("yaml").map(({ name, pattern }) => [
      `./.vscode/schemas/${name}.schema.json`,
      `content/${pattern}`,
    ]),
  );

/**
 * The schemas of front matter, and the list of the documents of each. Astro's extension finds a document's schema by its
 * file URL in lower case. The names differ from the Astro collections, because Astro writes schemas for those into the
 * same folder, without any fields.
 */
function frontMatterFiles(): Files {
  const documents = collections("front matter").map(({ name, ...more }) => ({
    name: `${name}-front-matter`,
    ...more,
  }));
  const entries = documents.flatMap(({ name, pattern }) =>
    globSync(pattern, { cwd: contentFolder })
      .toSorted()
      .map((path): [string, string] => [
        pathToFileURL(resolve(contentFolder, path)).href.toLowerCase(),
        name,
      ]),
  );
  return new Map([
    ...documents.map(({ name, schema }) => schemaFile(frontMatterFolder, name, schema)),
    [
      join(frontMatterFolder, "collections.json"),
      asJson({
        collections: documents.map(({ name }) => ({ hasSchema: true, name })),
        entries: Object.fromEntries(entries),
      }),
    ],
  ]);
}

/** Writes the files that have changed. Does nothing for other content than the project's own, such as that of tests. */
export function writeEditorFiles() {
  if (contentFolder !== "content") return;
  for (const [file, text] of [...committedFiles(), ...frontMatterFiles()]) {
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
