import { join } from "node:path";
import { z } from "zod";
import { illustrations, illustrationsFolder, type ContentFiles } from "#loader/content-folder.ts";
import { servicePath } from "#routes.ts";
import { fieldMeta } from "#schemas/fields.ts";
import { serviceSchema } from "#schemas/service.ts";
import { countReminders } from "./count-sentences.ts";
import { draftRenderer, publishDraft, titleIfShort } from "./draft-renderer.ts";
import { fieldFlag, flag, refuseExisting, slugFlag, type Kind } from "./kind.ts";
import { serviceDocument } from "./templates.ts";

const countServices = (files: ContentFiles) =>
  [...files.keys()].filter((path) => path.startsWith("services/")).length;

/** Adds a service. */
export const service: Kind = {
  what: "a service: its document, and a copy of another drawing until it has its own",
  flags: [
    fieldFlag(serviceSchema, ["name"]),
    slugFlag("The service's part of the page address."),
    fieldFlag(serviceSchema, ["order"], {
      defaultAnswer: (_, files) => String(countServices(files) + 1),
    }),
    flag(
      "drawing",
      z
        .string()
        .meta(
          fieldMeta(
            "Drawing",
            "The drawing to copy until the service has its own.",
            "steps/inspection.svg",
          ),
        ),
      { choices: illustrations, defaultAnswer: () => "steps/inspection.svg" },
    ),
  ],
  plan: ({ name = "", slug = "", order, drawing = "" }, files) => {
    const path = `services/${slug}.md`;
    refuseExisting(path, files);
    const text = serviceDocument(
      draftRenderer({
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
        `${join(illustrationsFolder, ownDrawing)} is a copy of another drawing; replace it.`,
        "The home page shows six services: to show this one there, replace another one in home.yaml, under services.",
        ...countReminders(files, "services?", countServices(files)),
      ],
    };
  },
};
