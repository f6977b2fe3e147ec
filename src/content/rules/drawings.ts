/** Every service has a drawing of its own name. */
import { illustrations } from "#content/content-folder.ts";
import type { ReadFiles } from "#content/read.ts";
import type { Problem } from "#content/problems.ts";

/** Reports services without a drawing named like the service. */
export function drawingProblems(files: ReadFiles): Problem[] {
  const pictures = illustrations();
  return [...files].flatMap(([path, { collection, file }]) => {
    const picture = path.replace(/\.md$/, ".svg");
    if (collection !== "services" || pictures.includes(picture)) return [];
    const message = `this service has no drawing: put one at src/assets/illustrations/${picture}.`;
    return [{ file, field: "file name", message }];
  });
}
