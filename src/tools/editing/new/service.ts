import { join } from "node:path";
import { z } from "zod";
import { illustrations, illustrationsFolder, type ContentFiles } from "#loader/content-folder.ts";
import { servicePath } from "#routes.ts";
import { about } from "#schemas/fields.ts";
import { serviceSchema } from "#schemas/service.ts";
import { countReminders } from "./count-sentences.ts";
import { documentBlanks, publishDraft, titleIfShort } from "./document-blanks.ts";
import { fieldFlag, flag, refuseExisting, slugFlag, type Kind } from "./kind.ts";
import { serviceDocument } from "./templates.ts";

const countServices = (files: ContentFiles) =>
  [...files.keys()].filter((path) => path.startsWith("services/")).length;

/** A service. */
export const service: Kind = {
  what: "a service: its document, and a drawing that stands in until it has its own",
  flags: [
    fieldFlag(serviceSchema, ["name"]),
    slugFlag("The service's part of the address."),
    fieldFlag(serviceSchema, ["order"], {
      defaultAnswer: (_, files) => String(countServices(files) + 1),
    }),
    flag(
      "drawing",
      z
        .string()
        .meta(
          about("Drawing", "Which drawing stands in until it has its own.", "steps/inspection.svg"),
        ),
      { choices: illustrations, defaultAnswer: () => "steps/inspection.svg" },
    ),
  ],
  plan: ({ name = "", slug = "", order, drawing = "" }, files) => {
    const path = `services/${slug}.md`;
    refuseExisting(path, files);
    const text = serviceDocument(
      documentBlanks({
        draft: true,
        order: Number(order),
        name,
        title: titleIfShort(`${name} in Toronto | AAA Affordable`),
      }),
    );
    const ownDrawing = `services/${slug}.svg`;
    return {
      files: { [path]: { text } },
      ...(!illustrations().includes(ownDrawing) && {
        copiedDrawing: { from: drawing, to: ownDrawing },
      }),
      page: servicePath(slug),
      reminders: [
        publishDraft(path),
        `Draw ${join(illustrationsFolder, ownDrawing)} anew; another drawing stands in for it.`,
        "The home page shows six services: to show this one there, put it in the place of another in home.yaml, under services.",
        ...countReminders(files, "services?", countServices(files)),
      ],
    };
  },
};
