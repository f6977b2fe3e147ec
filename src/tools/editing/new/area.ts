/** What cities and neighbourhoods have in common: an entry in areas.yaml, and a document. */
import { join } from "node:path";
import { illustrations, illustrationsFolder, type ContentFiles } from "#loader/content-folder.ts";
import { checkFile } from "#loader/check-file.ts";
import { collectionReaders } from "#loader/collections.ts";
import { readCollection } from "#loader/content-loader.ts";
import { valueAt } from "#loader/yaml-paths.ts";
import { placeholderHead } from "#queries/placeholder-page.ts";
import { areasSchema } from "#schemas/areas.ts";
import { addItem } from "#tools/editing/yaml/add-item.ts";
import { countReminders } from "./count-sentences.ts";
import { publishDraft, titleIfShort, type KnownFields } from "./document-blanks.ts";
import {
  choiceFlag,
  fieldFlag,
  Refusal,
  refuseExisting,
  type Answers,
  type Flag,
  type Plan,
} from "./kind.ts";
import { slugFlag } from "./slug.ts";

/** A list in areas.yaml; the folder of its documents has the same name. */
type AreaList = "cities" | "neighbourhoods";

/** The picture of an area until it has its own. */
const placeholderPicture = {
  image: "steps/prevention.svg",
  alt: "A raccoon walks away along a white fence under an amber moon, past a house with a cap on its chimney.",
};

/** The entries of a list, even of one that has mistakes. */
const areasOf = (list: AreaList, files: ContentFiles): unknown[] =>
  [valueAt(checkFile("areas.yaml", files.get("areas.yaml") ?? "").raw, [list])].flat();

/** The entry of an area that is on the list already and lacks its document. */
export const listedArea = (list: AreaList, slug: string | undefined, files: ContentFiles) =>
  areasOf(list, files).find((entry) => valueAt(entry, ["slug"]) === slug);

/** What every area is asked for; an area that is on the list already answers from there. */
export function areaFlags(list: AreaList): Flag[] {
  const field = (name: string, options: Pick<Flag, "choices" | "defaultAnswer"> = {}) =>
    fieldFlag(name, areasSchema, [list, 0, name], {
      ...options,
      defaultAnswer: (answers, files) => {
        const listed = valueAt(listedArea(list, answers["slug"], files), [name]);
        return typeof listed === "string" || typeof listed === "number"
          ? String(listed)
          : options.defaultAnswer?.(answers, files);
      },
    });
  return [
    fieldFlag("name", areasSchema, [list, 0, "name"]),
    slugFlag("The area's part of the address."),
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
      "Whether to begin its text now, as a draft that only npm run dev shows. With later its page is a placeholder that search engines are not told of.",
    ),
  ];
}

/** What is particular to a kind of area. */
interface Area {
  answers: Answers;
  /** The path of its page. */
  page: string;
  /** Fields that only this kind of area has in areas.yaml. */
  ownFields?: Readonly<Record<string, unknown>>;
  document: (known: KnownFields) => string;
}

/** The plan for an area. */
export function areaPlan(
  list: AreaList,
  { answers, page, ownFields, document }: Area,
  files: ContentFiles,
): Plan {
  const { name = "", slug = "", latitude, longitude, image = "", alt } = answers;
  const path = `${list}/${slug}.md`;
  refuseExisting(path, files);
  const words = readCollection(collectionReaders.site).entries.get("site")?.value.planned_page;
  const { h1, title } = words ? placeholderHead({ name, path: page }, words, "") : {};
  const isLater = answers["document"] === "later";
  const text = document({
    draft: true,
    name,
    title: title && titleIfShort(title),
    h1,
    "who_to_call.checked": new Date().toISOString().slice(0, 7),
  });
  const entry = {
    slug,
    name,
    ...ownFields,
    latitude: Number(latitude),
    longitude: Number(longitude),
    image,
    ...(isLater && { status: "planned" }),
    alt,
  };
  const drawing = join(illustrationsFolder, list, `${slug}.svg`);
  return {
    changedFiles: new Map(
      listedArea(list, slug, files) ? [] : [["areas.yaml", addArea(list, entry, files)]],
    ),
    newFiles: new Map(isLater ? [] : [[path, text]]),
    page,
    reminders: [
      ...(isLater ? [] : [publishDraft(path)]),
      ...(image === placeholderPicture.image
        ? [`A picture stands in. Once ${drawing} is drawn, name it in areas.yaml.`]
        : []),
      ...countReminders(files, list, areasOf(list, files).length),
    ],
  };
}

function addArea(list: AreaList, entry: Readonly<Record<string, unknown>>, files: ContentFiles) {
  const added = addItem(files.get("areas.yaml") ?? "", { list: [list], item: entry });
  if (!added) {
    throw new Refusal(
      `There is no list of ${list} in areas.yaml to add to; npm run check:content tells why.`,
    );
  }
  return added;
}
