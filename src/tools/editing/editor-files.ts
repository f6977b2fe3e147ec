/**
 * What VS Code reads to check, complete and explain the content as you type: a JSON Schema for each YAML file (extension
 * redhat.vscode-yaml) and for each kind of front matter (astro-build.astro-vscode), and snippets to begin with.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { collectionReaders, type Collection } from "#loader/collections.ts";
import { contentFolder, knownNames } from "#loader/content-folder.ts";
import { jsonSchemaOf } from "#schemas/json-schema.ts";
import { snippets } from "./new/snippets.ts";

/** File texts by path. */
type Files = ReadonlyMap<string, string>;

/** Under version control, so that VS Code finds the schemas before anything is installed. */
const yamlSchemaFolder = join(".vscode", "schemas");

/** The folder in which Astro's extension looks. */
const frontMatterFolder = join(".astro", "collections");

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The collections with a schema, by the kind of file that it describes. */
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

/** The schemas of the YAML files, and the snippets. */
export const committedFiles = (): Files =>
  new Map([
    ...collections("yaml").map(({ name, schema }) => schemaFile(yamlSchemaFolder, name, schema)),
    [join(".vscode", "content.code-snippets"), asJson(snippets())],
  ]);

/** The setting `yaml.schemas` of VS Code: which schema is for which files. */
export const yamlSchemaSettings = () =>
  Object.fromEntries(
    collections("yaml").map(({ name, pattern }) => [
      `./.vscode/schemas/${name}.schema.json`,
      `content/${pattern}`,
    ]),
  );

/**
 * The schemas of front matter and the list of their files. Astro's extension finds a document's schema by the URL of the
 * file in small letters. The names differ from Astro's own collections, for which Astro writes schemas there too that
 * say nothing of what a document may hold.
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

/** Brings the files up to date with the project's own content; other content, as of tests, is ignored. */
export function writeEditorFiles() {
  if (contentFolder !== "content") return;
  for (const [file, text] of [...committedFiles(), ...frontMatterFiles()]) {
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
