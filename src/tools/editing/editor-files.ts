/**
 * What VS Code reads to check, complete and explain the content while one types: a JSON Schema for each
 * YAML file (extension redhat.vscode-yaml) and for each kind of front matter (astro-build.astro-vscode),
 * and snippets to begin with.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { collectionReaders, type Collection } from "#loader/collections.ts";
import { contentFolder, knownNames } from "#loader/content-folder.ts";
import { jsonSchemaOf } from "#schemas/json-schema.ts";
import { snippets } from "./new/snippets.ts";

/** This folder is under version control: VS Code finds its schemas before anything is installed. */
const schemaFolder = join(".vscode", "schemas");

/** The folder in which Astro's extension looks. */
const frontMatterFolder = join(".astro", "collections");

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const described = () =>
  Object.entries<Collection<unknown>>(collectionReaders).flatMap(([name, { pattern, schema }]) =>
    schema ? [{ name, pattern, schema, isYaml: pattern.endsWith(".yaml") }] : [],
  );

/** The schemas of the YAML files, and the snippets, by their own files. */
export const committedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...described()
      .filter(({ isYaml }) => isYaml)
      .map(
        ({ name, schema }) =>
          [
            join(schemaFolder, `${name}.schema.json`),
            asText(jsonSchemaOf(schema, knownNames())),
          ] as const,
      ),
    [join(".vscode", "content.code-snippets"), asText(snippets())],
  ]);

/** What `.vscode/settings.json` says of them: which schema is for which files. */
export const yamlSchemaSettings = () =>
  Object.fromEntries(
    described()
      .filter(({ isYaml }) => isYaml)
      .map(({ name, pattern }) => [`./.vscode/schemas/${name}.schema.json`, `content/${pattern}`]),
  );

/**
 * The schemas of front matter and the list of their files. Astro's extension finds a document's schema
 * by its whole address, in small letters; the names differ from Astro's own collections because Astro
 * writes schemas there too, which say nothing of what a document may hold.
 */
function frontMatterFiles(): Map<string, string> {
  const documents = described().filter(({ isYaml }) => !isYaml);
  const nameOf = (name: string) => `${name}-front-matter`;
  return new Map([
    ...documents.map(
      ({ name, schema }) =>
        [
          join(frontMatterFolder, `${nameOf(name)}.schema.json`),
          asText(jsonSchemaOf(schema, knownNames())),
        ] as const,
    ),
    [
      join(frontMatterFolder, "collections.json"),
      asText({
        collections: documents.map(({ name }) => ({ hasSchema: true, name: nameOf(name) })),
        entries: Object.fromEntries(
          documents.flatMap(({ name, pattern }) =>
            globSync(pattern, { cwd: contentFolder })
              .toSorted()
              .map((path) => [
                pathToFileURL(resolve(contentFolder, path)).href.toLowerCase(),
                nameOf(name),
              ]),
          ),
        ),
      }),
    ],
  ]);
}

/** Brings the files up to date. Only the project's own content counts, not a folder that stands in for it. */
export function writeEditorFiles() {
  if (contentFolder !== "content") return;
  for (const [file, text] of [...committedFiles(), ...frontMatterFiles()]) {
    if (textOf(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Keeps the files up to date while the dev server runs: a new document needs its schema too. */
export function keepEditorFiles(watcher: {
  on: (event: "add" | "unlink", does: () => void) => unknown;
}) {
  writeEditorFiles();
  watcher.on("add", writeEditorFiles);
  watcher.on("unlink", writeEditorFiles);
}

function textOf(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
