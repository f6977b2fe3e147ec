/** Where the content lies. Tests and benchmarks build other content by `CONTENT_DIR`. */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of the content, relative to the project. */
export const contentFolder = process.env["CONTENT_DIR"]?.trim() || "content";

/** Whether a file of the content exists; for references from one file to another. */
export const contentFileExists = (...path: string[]) => existsSync(join(contentFolder, ...path));

/** Whether a picture exists in `src/assets/illustrations/`. */
export const illustrationExists = (image: string) =>
  existsSync(join("src", "assets", "illustrations", image));
