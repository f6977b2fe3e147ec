/**
 * The files of the content folder, and the pictures that its fields refer to. Tests and benchmarks
 * use another folder through `CONTENT_DIR`.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Problem } from "./problems.ts";

/** The path of the content folder, relative to the project. */
export const contentFolder = process.env["CONTENT_DIR"]?.trim() || "content";

/** Milliseconds to wait for further changes, since programs write a file in several steps. */
export const debounceMs = 30;

/** The folder of the pictures that content fields refer to, relative to the project. */
const illustrationsFolder = join("src", "assets", "illustrations");

/** The folder of the photos, in the content folder. */
export const photosFolder = "photos";

/** Returns whether a file of the content exists. */
export const contentFileExists = (...path: string[]) => existsSync(join(contentFolder, ...path));

/** The text of every file by its path in the content folder, with forward slashes. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The content folder's matching entries by path, without photos and names that begin with a dot. */
const entries = (pattern = "**/*") =>
  globSync(pattern, { cwd: contentFolder, withFileTypes: true })
    .map((entry) => ({
      entry,
      path: relative(contentFolder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"),
    }))
    // A filter, since the patterns of `exclude` fail where the project's path has square brackets.
    .filter(({ path }) => !path.startsWith(`${photosFolder}/`))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** Reads the files of the content folder that match, without byte order marks. */
export const contentFiles = (pattern?: string): ContentFiles =>
  new Map(
    entries(pattern)
      .filter(({ entry }) => entry.isFile())
      .map(({ path }) => [
        path,
        readFileSync(join(contentFolder, path), "utf8").replace(/^\uFEFF/, ""),
      ]),
  );

/** Reports what cannot be read: symbolic links, and folders named like a document. */
export const unreadableEntries = () =>
  entries().flatMap(({ entry, path }): Problem[] => {
    const isFolder = entry.isDirectory();
    if (entry.isFile() || (isFolder && !/\.(?:md|yaml)$/i.test(path))) return [];
    const message = isFolder
      ? "found a folder, expected a file; move the document out of it and delete the folder."
      : "found a link, expected a file; put the file itself here.";
    return [{ file: join(contentFolder, path), field: "file name", message }];
  });

/** The paths of all pictures that content fields may refer to, such as `cities/toronto.svg`. */
export const illustrations = (): string[] =>
  globSync("**/*.svg", { cwd: illustrationsFolder })
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();
