/** Where the content lies. Tests and benchmarks build other content by `CONTENT_DIR`. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Names } from "#schemas/json-schema.ts";

/** The folder of the content, relative to the project. */
export const contentFolder = process.env["CONTENT_DIR"]?.trim() || "content";

/** Where the pictures are that the content names. */
export const illustrationsFolder = join("src", "assets", "illustrations");

/** Whether a file of the content exists. */
export const contentFileExists = (...path: string[]) => existsSync(join(contentFolder, ...path));

/** The text of every file, by its path in the content folder with forward slashes. */
export type ContentFiles = ReadonlyMap<string, string>;

/** What is in the content folder, each by its path there. Names that begin with a dot are left out. */
const entries = () =>
  globSync("**/*", { cwd: contentFolder, withFileTypes: true }).map((entry) => ({
    entry,
    path: relative(contentFolder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"),
  }));

/** Reads the content folder. */
export const contentFiles = (): ContentFiles =>
  new Map(
    entries()
      .flatMap(({ entry, path }) => (entry.isFile() ? [path] : []))
      .toSorted()
      .map((path) => [path, readFileSync(join(contentFolder, path), "utf8")]),
  );

/** A folder or link in the content folder, by its path there. */
export interface NonFile {
  path: string;
  kind: "folder" | "link";
}

/** What stands in the place of a document and is none: folders of such a name, and links to other files. */
export const nonFiles = () =>
  entries().flatMap(({ entry, path }): NonFile[] => {
    if (entry.isSymbolicLink()) return [{ path, kind: "link" }];
    return entry.isDirectory() && /\.(?:md|yaml)$/i.test(path) ? [{ path, kind: "folder" }] : [];
  });

/** Every picture that the content may name, such as `cities/toronto.svg`. */
export const illustrations = (): string[] =>
  globSync("**/*.svg", { cwd: illustrationsFolder })
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();

/** What the fields that name something may name. */
export const knownNames = (): Names => ({
  services: globSync("services/*.md", { cwd: contentFolder })
    .map((path) => basename(path, ".md"))
    .toSorted(),
  illustrations: illustrations(),
});
