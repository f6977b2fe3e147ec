/** Every area has its document, or says that it is planned. */
import { join } from "node:path";
import { z } from "zod";
import { slugPattern } from "#schemas/fields.ts";
import { closestName, problemAt, type Problem } from "./problems.ts";
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import type { FieldPath } from "#schemas/schema-at.ts";
import { contentFolder } from "./content-folder.ts";

/** The areas of the list, whatever else may be wrong with them. */
const areas = z
  .array(
    z
      .object({
        slug: z.string().regex(slugPattern).catch(""),
        name: z.string().catch(""),
        path: z.string().catch(""),
        status: z.string().catch(""),
      })
      .catch({ slug: "", name: "", path: "", status: "" }),
  )
  .catch([]);
const areaListSchema = z.object({ cities: areas, neighbourhoods: areas });

/** The areas, as the file of the list names them. */
export type AreaList = z.infer<typeof areaListSchema>;

/** The areas of the list, and their file; undefined where it cannot be read. */
export function areaListIn(files: CheckedFiles) {
  const list = files.get("areas.yaml");
  const areas = areaListSchema.safeParse(list?.raw).data;
  return list && areas && { list, areas };
}

/** The city whose page the neighbourhoods belong to. */
export const mainCity = "toronto";

/**
 * Areas without a document that are not planned, planned ones that have a finished one, and a list without Toronto.
 * `strays` are the slugs of documents with a wrong name or in a wrong folder: their area does not lack a document, but
 * lost it.
 */
export function checkAreas(
  files: CheckedFiles,
  list: CheckedFile,
  lists: AreaList,
  strays: readonly string[],
): Problem[] {
  const at = (path: FieldPath, message: string) => problemAt(list, path, message);
  const problems = Object.entries(lists).flatMap(([kind, areas]) => {
    const found = areas.flatMap(({ slug, name, status }, index): Problem[] => {
      const path = `${kind}/${slug}.md`;
      const document = files.get(path);
      const isFinished = document !== undefined && !document.isDraft;
      if (status === "planned" && isFinished) {
        const message = `found “planned”, but ${document.file} is there: delete this line, or mark the document as unfinished with “draft: true”.`;
        return [at([kind, index, "status"], message)];
      }
      if (slug === mainCity && document?.isDraft && status !== "planned") {
        const message = `${document.file} is a draft, and every neighbourhood's page leads to ${name}'s: take “draft: true” out of it, or add “status: planned” here.`;
        return [at([kind, index, "slug"], message)];
      }
      if (document || slug === "" || status === "planned" || closestName(slug, strays)) return [];
      const message = `there is no ${join(contentFolder, path)}. If it was deleted by mistake, bring it back; until it is written, add the line “status: planned” here; or delete the whole entry.`;
      return [at([kind, index, "slug"], message)];
    });
    const isEmptied =
      found.length > 2 && ![...files.keys()].some((path) => path.startsWith(`${kind}/`));
    if (!isEmptied) return found;
    const message = `the documents of all ${areas.length} ${kind} are gone from ${join(contentFolder, kind)}. Bring the folder back.`;
    return [at([kind], message)];
  });
  if (lists.cities.some(({ slug }) => slug === mainCity || slug === "")) return problems;
  const message = `there is no city with the slug “${mainCity}”: the neighbourhoods' pages belong to it. Bring its entry back.`;
  return [...problems, at(["cities"], message)];
}
