/** The files of the content folder. Tests and benchmarks set `CONTENT_DIR` to use another folder. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Names } from "#schemas/json-schema.ts";

/** The path of the content folder, relative to the project. */
export const contentFolder = process.env["CONTENT_DIR"]?.trim() || "content";

/** The folder of the pictures that content fields refer to, relative to the project. */
export const illustrationsFolder = join("src", "assets", "illustrations");

/** Whether a file of the content exists. */
export const contentFileExists = (...path: string[]) => existsSync(join(contentFolder, ...path));

/** The text of every file by its path in the content folder, with forward slashes. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The entries of the content folder with their paths in it; names that begin with a dot are left out. */
const entries = () =>
  globSync("**/*", { cwd: contentFolder, withFileTypes: true }).map((entry) => ({
    entry,
    path: relative(contentFolder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"),
  }));

/** Reads all files of the content folder. */
export const contentFiles = (): ContentFiles =>
  new Map(
    entries()
      .flatMap(({ entry, path }) => (entry.isFile() ? [path] : []))
      .toSorted()
      .map((path) => [path, readFileSync(join(contentFolder, path), "utf8")]),
  );

/** A symbolic link, or a folder named like a document, with its path in the content folder. */
export interface LinkOrFolder {
  path: string;
  kind: "folder" | "link";
}

/** Finds symbolic links, and folders named like a document: neither is read as a file. */
export const linksAndFolders = () =>
  entries().flatMap(({ entry, path }): LinkOrFolder[] => {
    if (entry.isSymbolicLink()) return [{ path, kind: "link" }];
    return entry.isDirectory() && /\.(?:md|yaml)$/i.test(path) ? [{ path, kind: "folder" }] : [];
  });

/** The paths of all pictures that content fields may refer to, such as `cities/toronto.svg`. */
export const illustrations = (): string[] =>
  globSync("**/*.svg", { cwd: illustrationsFolder })
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();

/** The possible values of fields that refer to a service or a picture. */
export const knownNames = (): Names => ({
  services: globSync("services/*.md", { cwd: contentFolder })
    .map((path) => basename(path, ".md"))
    .toSorted(),
  illustrations: illustrations(),
});
