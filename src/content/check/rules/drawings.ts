/** Every service has a drawing of its own name. */
import { illustrations } from "#content/content-folder.ts";
import type { CheckedFiles } from "#content/check/checked-file.ts";
import type { Problem } from "#content/check/problems.ts";

/** Reports services without a drawing named like the service. */
export function drawingProblems(files: CheckedFiles): Problem[] {
  const pictures = illustrations();
  return [...files].flatMap(([path, { collection, file }]) => {
    const picture = path.replace(/\.md$/, ".svg");
    if (collection !== "services" || pictures.includes(picture)) return [];
    const message = `this service has no drawing: put one at src/assets/illustrations/${picture}.`;
    return [{ file, field: "file name", message }];
  });
}
