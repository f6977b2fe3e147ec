/** VS Code's help in YAML files: Astro writes a schema for each; the settings name its files. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { collectionReaders, type Collection } from "#content/collections.ts";

const file = ".vscode/settings.json";

/** The files of each schema. */
export const yamlSchemas = Object.fromEntries(
  Object.entries<Collection>(collectionReaders)
    .filter(([, { pattern }]) => pattern.endsWith(".yaml"))
    .map(([name, { pattern }]) => [
      `./.astro/collections/${name}.schema.json`,
      `content/${pattern}`,
    ]),
);

/** Writes the schemas into the settings if they are others, so that a new file needs no setting. */
export function writeYamlSchemas() {
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  const settings = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  const updated = `${JSON.stringify({ ...settings, "yaml.schemas": yamlSchemas }, null, 2)}\n`;
  if (updated !== text) writeFileSync(file, updated);
}
