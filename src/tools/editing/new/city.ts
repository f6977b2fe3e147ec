import { valueAt } from "#loader/yaml-paths.ts";
import { areaFlags, areaPlan, listedArea } from "./area.ts";
import { documentBlanks } from "./document-blanks.ts";
import { choiceFlag, type Kind } from "./kind.ts";
import { cityDocument } from "./templates.ts";

/** A city or district. */
export const city: Kind = {
  what: "a city or district: its entry in areas.yaml, and its document",
  flags: [
    ...areaFlags("cities"),
    choiceFlag("removal", ["raccoon", "wildlife"], "Removal", "Which word its address has."),
  ],
  plan: (answers, files) => {
    const { slug = "", removal = "" } = answers;
    const listed = valueAt(listedArea("cities", slug, files), ["path"]);
    const page = typeof listed === "string" ? listed : `/${slug}/${removal}-removal`;
    return areaPlan(
      "cities",
      {
        answers,
        page,
        ownFields: { path: page },
        document: (known) => cityDocument(documentBlanks(known)),
      },
      files,
    );
  },
};
