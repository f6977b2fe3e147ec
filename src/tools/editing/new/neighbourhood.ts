import { neighbourhoodPath } from "#routes.ts";
import { areaFlags, areaPlan } from "./area.ts";
import { documentBlanks } from "./document-blanks.ts";
import type { Kind } from "./kind.ts";
import { neighbourhoodDocument } from "./templates.ts";

/** A neighbourhood of Toronto. */
export const neighbourhood: Kind = {
  what: "a neighbourhood of Toronto: its entry in areas.yaml, and its document",
  flags: areaFlags("neighbourhoods"),
  plan: (answers, files) =>
    areaPlan(
      "neighbourhoods",
      {
        answers,
        page: neighbourhoodPath(answers["slug"] ?? ""),
        document: (known) => neighbourhoodDocument(documentBlanks(known)),
      },
      files,
    ),
};
