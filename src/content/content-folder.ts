/**
 * The files of the content folder, and the pictures that its fields refer to. Tests use another
 * folder through `CONTENT_DIR`.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The path of the content folder, relative to the project. */
export const contentFolder = process.env["CONTENT_DIR"]?.trim() || "content";

/** Milliseconds to wait for further changes, since programs write a file in several steps. */
export const debounceMs = 30;

/** The folder of the pictures that content fields refer to, relative to the project. */
export const illustrationsFolder = "src/assets/illustrations";

/** The folder of the photos, in the content folder. */
export const photosFolder = "photos";

/** Returns whether a file of the content exists. */
export const contentFileExists = (...path: string[]) => existsSync(join(contentFolder, ...path));

/** The text of every file by its path in the content folder, with forward slashes. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Reads the files of the content folder that match, but photos, without byte order marks. */
export const contentFiles = (pattern = "**/*"): ContentFiles =>
  new Map(
    globSync(pattern, { cwd: contentFolder, withFileTypes: true })
      // Leaves out links, whose files may be anywhere.
      .filter((entry) => entry.isFile())
      .map((entry) => relative(contentFolder, join(entry.parentPath, entry.name)))
      .map((path) => path.replaceAll("\\", "/"))
      // A filter, since the patterns of `exclude` fail where the project's path has square brackets.
      .filter((path) => !path.startsWith(`${photosFolder}/`))
      .toSorted()
      .map((path) => [
        path,
        readFileSync(join(contentFolder, path), "utf8").replace(/^\uFEFF/, ""),
      ]),
  );

/** The paths of all pictures that content fields may refer to, such as `cities/toronto.svg`. */
export const illustrations = (): string[] =>
  globSync("**/*.svg", { cwd: illustrationsFolder })
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();
