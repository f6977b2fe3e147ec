/** Adds cities and neighbourhoods: an entry in areas.yaml and a document. */
import { join } from "node:path";
import { neighbourhoodPath } from "#routes.ts";
import { illustrations, illustrationsFolder, type ContentFiles } from "#loader/content-folder.ts";
import { checkFile } from "#loader/check-file.ts";
import { collectionReaders } from "#loader/collections.ts";
import { readCollection } from "#loader/content-loader.ts";
import { valueAt } from "#loader/yaml-paths.ts";
import { placeholderHead } from "#queries/placeholder-page.ts";
import { areasSchema } from "#schemas/areas.ts";
import { addItem } from "#tools/editing/yaml/add-item.ts";
import { countReminders } from "./count-sentences.ts";
import { draftRenderer, publishDraft, titleIfShort } from "./draft-renderer.ts";
import {
  choiceFlag,
  fieldFlag,
  AdditionError,
  refuseExisting,
  slugFlag,
  type Answers,
  type Flag,
  type FlagOptions,
  type Kind,
} from "./kind.ts";
import { cityDocument, neighbourhoodDocument, type TemplateRenderer } from "./templates.ts";

/** The picture of an area until its own is drawn. */
const placeholderPicture = {
  image: "steps/prevention.svg",
  alt: "A raccoon walks away along a white fence under an amber moon, past a house with a cap on its chimney.",
};

const readAreas = new WeakMap<ContentFiles, unknown>();

/** Returns the contents of areas.yaml, even if it has problems. Cached, since several questions need it. */
function areasIn(files: ContentFiles) {
  const areas = readAreas.get(files) ?? checkFile("areas.yaml", files.get("areas.yaml") ?? "").raw;
  readAreas.set(files, areas);
  return areas;
}

/** The differences between the kinds of areas. */
interface Area {
  what: string;
  flags: readonly Flag[];
  /** Returns the path of the area's page. */
  pathOf: (answers: Answers) => string;
  document: (renderer: TemplateRenderer) => string;
}

/** Makes a kind of area. The folder of its documents has the same name as its list in areas.yaml. */
function areaKind(
  list: "cities" | "neighbourhoods",
  { what, flags, pathOf, document }: Area,
): Kind {
  const entries = (files: ContentFiles): unknown[] => [valueAt(areasIn(files), [list])].flat();
  const listedEntry = ({ slug }: Answers, files: ContentFiles) =>
    entries(files).find((entry) => valueAt(entry, ["slug"]) === slug);

  /** A field of the entry in areas.yaml. If the area is in the list already, its values there are the defaults. */
  const field = (name: string, options: FlagOptions = {}) =>
    fieldFlag(areasSchema, [list, 0, name], {
      ...options,
      defaultAnswer: (answers, files) => {
        const listed = valueAt(listedEntry(answers, files), [name]);
        return typeof listed === "string" || typeof listed === "number"
          ? String(listed)
          : options.defaultAnswer?.(answers, files);
      },
    });

  function fileWithEntry(entry: Readonly<Record<string, unknown>>, files: ContentFiles) {
    const added = addItem(files.get("areas.yaml") ?? "", { list: [list], item: entry });
    if (added) return added;
    throw new AdditionError(
      `There is no list of ${list} in areas.yaml to add to; npm run check:content shows why.`,
    );
  }

  return {
    what,
    flags: [
      fieldFlag(areasSchema, [list, 0, "name"]),
      slugFlag("The area's part of the page address."),
      field("latitude"),
      field("longitude"),
      field("image", { choices: illustrations, defaultAnswer: () => placeholderPicture.image }),
      field("alt", {
        defaultAnswer: ({ image }) =>
          image === placeholderPicture.image ? placeholderPicture.alt : undefined,
      }),
      choiceFlag(
        "document",
        ["now", "later"],
        "Document",
        "“now” adds its document as a draft that only npm run dev shows. “later” adds only a placeholder page, which is hidden from search engines.",
      ),
      ...flags,
    ],
    plan: (answers, files) => {
      const { name = "", slug = "", latitude, longitude, image = "", alt } = answers;
      const path = `${list}/${slug}.md`;
      refuseExisting(path, files);
      const listed = listedEntry(answers, files);
      const listedPath = valueAt(listed, ["path"]);
      const page = typeof listedPath === "string" ? listedPath : pathOf(answers);
      const words = readCollection(collectionReaders.site).entries.get("site")?.value.planned_page;
      const { h1, title } = words ? placeholderHead({ name, path: page }, words, "") : {};
      const isLater = answers["document"] === "later";
      const text = document(
        draftRenderer({
          draft: true,
          name,
          title: title && titleIfShort(title),
          h1,
          "who_to_call.checked": new Date().toISOString().slice(0, 7),
        }),
      );
      const entry = {
        slug,
        name,
        ...(list === "cities" && { path: page }),
        latitude: Number(latitude),
        longitude: Number(longitude),
        image,
        ...(isLater && { status: "planned" }),
        alt,
      };
      const drawing = join(illustrationsFolder, list, `${slug}.svg`);
      return {
        files: {
          ...(!isLater && { [path]: { text } }),
          ...(!listed && { "areas.yaml": fileWithEntry(entry, files) }),
        },
        page,
        reminders: [
          ...(isLater ? [] : [publishDraft(path)]),
          ...(image === placeholderPicture.image
            ? [`The page has a placeholder drawing. Once ${drawing} exists, name it in areas.yaml.`]
            : []),
          ...countReminders(files, list, entries(files).length),
        ],
      };
    },
  };
}

/** A city or district. */
export const city = areaKind("cities", {
  what: "a city or district: its entry in areas.yaml, and its document",
  flags: [
    choiceFlag("removal", ["raccoon", "wildlife"], "Removal", "Which word the page address has."),
  ],
  pathOf: ({ slug = "", removal = "" }) => `/${slug}/${removal}-removal`,
  document: cityDocument,
});

/** A neighbourhood of Toronto. */
export const neighbourhood = areaKind("neighbourhoods", {
  what: "a neighbourhood of Toronto: its entry in areas.yaml, and its document",
  flags: [],
  pathOf: ({ slug = "" }) => neighbourhoodPath(slug),
  document: neighbourhoodDocument,
});
