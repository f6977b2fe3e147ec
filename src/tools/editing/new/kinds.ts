/** What `npm run new` can add: what it asks for, and what it makes of the answers. */
import { join } from "node:path";
import { stringify } from "yaml";
import { z } from "zod";
import { neighbourhoodPath, servicePath, staticRoutes } from "#routes.ts";
import { areasSchema } from "#schemas/areas.ts";
import { readFile } from "#loader/check-content.ts";
import { about, dateInWords, slug, text, title } from "#schemas/fields.ts";
import {
  contentFolder,
  illustrations,
  illustrationsFolder,
  type ContentFiles,
} from "#loader/content-folder.ts";
import { valueAt } from "#loader/read-yaml.ts";
import { reviewSchema } from "#schemas/review.ts";
import { helpAt, schemaAt, type FieldHelp, type FieldPath } from "#schemas/schema-at.ts";
import { serviceSchema } from "#schemas/service.ts";
import { placeholderHead } from "#queries/placeholder-page.ts";
import { withEntry } from "./list-entry.ts";
import { Refusal } from "./refusal.ts";
import {
  cityDocument,
  neighbourhoodDocument,
  questionLines,
  serviceDocument,
  type Filling,
} from "./templates.ts";

/** The answers by the names of their flags; an empty one stands for none. */
export type Answers = Readonly<Record<string, string>>;

/** One thing that a kind needs to know. */
export interface Flag {
  name: string;
  help: FieldHelp;
  schema: z.ZodType;
  /** All that may be answered, where that is a list. */
  choices?: (files: ContentFiles) => readonly string[];
  /** The answer where none is given; undefined where there must be one. */
  standard?: (answers: Answers, files: ContentFiles) => string | undefined;
}

/** What is to be written. */
export interface Plan {
  /** Files of the content that do not exist yet, by their path there. */
  made: ReadonlyMap<string, string>;
  /** Files of the content that get an entry more, and the line of it. */
  changed: ReadonlyMap<string, { text: string; line: number }>;
  /** A drawing to copy as a stand-in. */
  drawing?: { from: string; to: string };
  /** The page on which it will be seen. */
  page: string;
  /** What else to think of. */
  remarks: readonly string[];
}

/** A kind of thing to add. The first flag is its name, which needs no `--`. */
export interface Kind {
  /** As in “Adds …”. */
  what: string;
  flags: readonly Flag[];
  plan: (answers: Answers, files: ContentFiles) => Plan;
}

/** A flag for a field of the content, which tells of it as the field's schema does. */
const flagFor = (
  name: string,
  schema: z.ZodType,
  path: FieldPath,
  more: Partial<Flag> = {},
): Flag => ({
  name,
  help: helpAt(schema, path),
  schema: schemaAt(schema, path) ?? z.string(),
  ...more,
});

const flagOf = (name: string, schema: z.ZodType, more: Partial<Flag> = {}) =>
  flagFor(name, schema, [], more);

/** A flag with a few answers, the first of which is the standard one. */
const oneOf = (
  name: string,
  answers: readonly [string, ...string[]],
  words: string,
  does: string,
) =>
  flagOf(name, z.enum(answers).meta(about(words, does, ...answers)), {
    choices: () => answers,
    standard: () => answers[0],
  });

const none = () => "";

/** A name as the part of an address. */
const slugOf = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}|['’.]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const slugFlag = (description: string) =>
  flagOf("slug", slug.meta(about("Slug", description, "richmond-hill")), {
    standard: ({ name = "" }) => slugOf(name),
  });

/** The picture of an area until it has its own. */
const standIn = {
  image: "steps/prevention.svg",
  alt: "A raccoon walks away along a white fence under an amber moon, past a house with a cap on its chimney.",
};

/** Which list an area stands on; its folder has the same name. */
type AreaList = "cities" | "neighbourhoods";

/** The entries of a list, whatever may be wrong with them. */
const areasOf = (list: AreaList, files: ContentFiles): unknown[] =>
  [valueAt(readFile("areas.yaml", files.get("areas.yaml") ?? "").raw, [list])].flat();

/** The entry of an area that is on the list already and lacks its document. */
const listedArea = (list: AreaList, own: string | undefined, files: ContentFiles) =>
  areasOf(list, files).find((entry) => valueAt(entry, ["slug"]) === own);

const areaFlags = (list: AreaList): Flag[] => {
  const field = (name: string, more: Partial<Flag> = {}) =>
    flagFor(name, areasSchema, [list, 0, name], {
      ...more,
      standard: (answers, files) => {
        const listed = valueAt(listedArea(list, answers["slug"], files), [name]);
        return typeof listed === "string" || typeof listed === "number"
          ? String(listed)
          : more.standard?.(answers, files);
      },
    });
  return [
    flagFor("name", areasSchema, [list, 0, "name"]),
    slugFlag("The area's part of the address."),
    field("latitude"),
    field("longitude"),
    field("image", { choices: illustrations, standard: () => standIn.image }),
    field("alt", {
      standard: ({ image }) => (image === standIn.image ? standIn.alt : undefined),
    }),
    oneOf(
      "document",
      ["now", "later"],
      "Document",
      "Whether to begin its text now. Until it has one, its page is a placeholder that search engines are not told of.",
    ),
  ];
};

/** What is known of a document's fields, by their paths. */
type Known = Readonly<Record<string, unknown>>;

/** What only a person can write is left empty, below a note that says what it should be. */
const filling = (known: Known, words = ""): Filling => ({
  field: ({ path, name, isRequired, description, example }) => {
    const value = known[path.join(".")];
    if (value !== undefined) {
      return [`${name}: ${stringify(value, { lineWidth: 0 }).trimEnd()}`];
    }
    return isRequired
      ? [`# To write: ${description}`, `# For example: ${String(example)}`, `${name}: ""`]
      : [`# ${description}`, `# ${name}: ${JSON.stringify(example)}`];
  },
  prose: (what) => `<!-- To write: ${what} -->`,
  question: () => words,
});

/** A title that fits, or else none. */
const titleIfShort = (words: string) => (title.safeParse(words).success ? words : undefined);

/** Refuses to write over a file. */
function unlessThere(path: string, files: ContentFiles) {
  const there = [...files.keys()].find((other) => other.toLowerCase() === path.toLowerCase());
  if (there !== undefined)
    throw new Refusal(`There is a file ${there} already; it stays as it is.`);
  return path;
}

/** The list of areas with one more at its end; as it is where the area stands there. */
function withArea(list: AreaList, entry: Readonly<Record<string, unknown>>, files: ContentFiles) {
  const text = files.get("areas.yaml");
  if (text === undefined) throw new Refusal("There is no areas.yaml to add to.");
  const isListed = listedArea(list, String(entry["slug"]), files) !== undefined;
  return new Map(isListed ? [] : [["areas.yaml", withEntry(text, { list: [list], entry })]]);
}

const thisYear = () => String(new Date().getFullYear());

/** A plan for an area: one list and one folder have the same name. */
function areaPlan(
  list: AreaList,
  {
    answers,
    page,
    document,
  }: { answers: Answers; page: string; document: (known: Known) => string },
  files: ContentFiles,
): Plan {
  const { name = "", slug: own = "", latitude, longitude, image = "", alt } = answers;
  const path = unlessThere(`${list}/${own}.md`, files);
  const { h1, title: words } = placeholderHead({ name, path: page }, "");
  const entry = {
    slug: own,
    name,
    ...(list === "cities" ? { path: page } : {}),
    latitude: Number(latitude),
    longitude: Number(longitude),
    image,
    alt,
  };
  const text = document({ name, title: titleIfShort(words), h1, "who_to_call.as_of": thisYear() });
  const drawing = join(illustrationsFolder, list, `${own}.svg`);
  return {
    changed: withArea(list, entry, files),
    made: new Map(answers["document"] === "later" ? [] : [[path, text]]),
    page,
    remarks: [
      ...(image === standIn.image
        ? [`A picture stands in. Once ${drawing} is drawn, name it in areas.yaml.`]
        : []),
      ...sentencesThatCount(files, list, areasOf(list, files).length),
    ],
  };
}

const city: Kind = {
  what: "a city or district: its entry in areas.yaml, and its document",
  flags: [
    ...areaFlags("cities"),
    oneOf("removal", ["raccoon", "wildlife"], "Removal", "Which word its address has."),
  ],
  plan: (answers, files) => {
    const { slug: own = "", removal = "" } = answers;
    const listed = valueAt(listedArea("cities", own, files), ["path"]);
    const page = typeof listed === "string" ? listed : `/${own}/${removal}-removal`;
    const document = (known: Known) => cityDocument(filling(known));
    return areaPlan("cities", { answers, page, document }, files);
  },
};

const neighbourhood: Kind = {
  what: "a neighbourhood of Toronto: its entry in areas.yaml, and its document",
  flags: areaFlags("neighbourhoods"),
  plan: (answers, files) => {
    const page = neighbourhoodPath(answers["slug"] ?? "");
    const document = (known: Known) => neighbourhoodDocument(filling(known));
    return areaPlan("neighbourhoods", { answers, page, document }, files);
  },
};

const today = () =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Toronto" }).format();

const review: Kind = {
  what: "a customer's review, in the file of its year",
  flags: [
    flagFor("name", reviewSchema, ["name"]),
    flagFor("location", reviewSchema, ["location"], { standard: none }),
    flagFor("title", reviewSchema, ["title"], { standard: none }),
    flagFor("rating", reviewSchema, ["rating"], { standard: () => "5" }),
    flagOf("date", dateInWords, { standard: today }),
    flagFor("text", reviewSchema, ["text"], { standard: none }),
  ],
  plan: ({ name, location, title: words, rating, date = "", text: review }, files) => {
    const path = `reviews/${date.slice(-4)}.yaml`;
    const entry = Object.fromEntries(
      Object.entries({
        name,
        location: location || undefined,
        title: words || undefined,
        text: review ?? "",
        rating: Number(rating),
        date,
      }).filter(([, value]) => value !== undefined),
    );
    const whatToWrite = `To write: ${helpAt(reviewSchema, ["text"]).description ?? ""}`;
    const old = files.get(path);
    const added = withEntry(old ?? "", {
      list: [],
      entry,
      ...(review ? {} : { notes: { text: whatToWrite } }),
      isBefore: (other) => Date.parse(String(valueAt(other, ["date"]))) <= Date.parse(date),
    });
    return {
      changed: new Map(old === undefined ? [] : [[path, added]]),
      made: new Map(old === undefined ? [[path, added.text]] : []),
      page: staticRoutes.reviews,
      remarks: [
        "The overall rating on the reviews page stands in business.yaml; no review changes it.",
      ],
    };
  },
};

const question: Kind = {
  what: "a question with its answer, at the end of a file of questions; a city's four stand in its own document",
  flags: [
    flagOf(
      "question",
      text.meta(about("Question", "As people ask it.", "Will the raccoons be hurt?")),
    ),
    oneOf("page", ["home", "local-raccoon-solutions"], "Page", "The file in content/faqs."),
    flagOf(
      "answer",
      text.meta(
        about(
          "Answer",
          "Three to six plain sentences.",
          "The aim is for every animal to leave unharmed.",
        ),
      ),
      { standard: none },
    ),
  ],
  plan: ({ question: words = "", page = "", answer }, files) => {
    const path = `faqs/${page}.md`;
    const old = files.get(path);
    if (old === undefined) throw new Refusal(`There is no ${path} to add to.`);
    if (old.split(/\r?\n/).includes(`### ${words}`)) {
      throw new Refusal(`${path} has the question “${words}” already.`);
    }
    const fills = filling({}, words);
    const lines = questionLines(answer ? { ...fills, prose: () => answer } : fills);
    const end = old.includes("\r\n") ? "\r\n" : "\n";
    const whole = old.endsWith("\n") ? old : old + end;
    return {
      changed: new Map([
        [
          path,
          { text: `${whole}${end}${lines.join(end)}${end}`, line: whole.split("\n").length + 1 },
        ],
      ]),
      made: new Map(),
      page: page === "home" ? "/#faq" : staticRoutes.local_raccoon_solutions,
      remarks:
        page === "home"
          ? sentencesThatCount(files, "questions", (old.match(/^### /gm) ?? []).length)
          : [],
    };
  },
};

const servicePaths = (files: ContentFiles) =>
  [...files.keys()].filter((path) => path.startsWith("services/"));

const service: Kind = {
  what: "a service: its document, and a drawing that stands in until it has its own",
  flags: [
    flagFor("name", serviceSchema, ["name"]),
    slugFlag("The service's part of the address."),
    flagFor("order", serviceSchema, ["order"], {
      standard: (_, files) => String(servicePaths(files).length + 1),
    }),
    flagOf(
      "drawing",
      z
        .string()
        .meta(
          about("Drawing", "Which drawing stands in until it has its own.", "steps/inspection.svg"),
        ),
      { choices: illustrations, standard: () => "steps/inspection.svg" },
    ),
  ],
  plan: ({ name = "", slug: own = "", order, drawing = "" }, files) => {
    const document = unlessThere(`services/${own}.md`, files);
    const to = `services/${own}.svg`;
    const known = {
      order: Number(order),
      name,
      title: titleIfShort(`${name} in Toronto | AAA Affordable`),
    };
    return {
      changed: new Map(),
      made: new Map([[document, serviceDocument(filling(known))]]),
      ...(illustrations().includes(to) ? {} : { drawing: { from: drawing, to } }),
      page: servicePath(own),
      remarks: [
        `Draw ${join(illustrationsFolder, to)} anew; another drawing stands in for it.`,
        "The home page shows six services: to show this one there, put it in the place of another in home.yaml, under services.",
        ...sentencesThatCount(files, "services?", servicePaths(files).length),
      ],
    };
  },
};

/** Every kind, by the word that asks for it. */
export const kinds: Readonly<Record<string, Kind>> = {
  city,
  neighbourhood,
  review,
  question,
  service,
};

const numbers =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** Sentences of the content that say how many there are, and may have to say otherwise now. */
function sentencesThatCount(files: ContentFiles, noun: string, many: number): string[] {
  const number = [String(many), numbers[many]].filter((word) => word !== undefined).join("|");
  const counts = new RegExp(`\\b(?:${number})(?: [\\w-]+){0,2} ${noun}\\b`, "i");
  return [...files].flatMap(([path, words]) =>
    words.split("\n").flatMap((row, index) => {
      const found = counts.exec(row)?.[0];
      return found === undefined || row.trim().startsWith("#") || path === "README.md"
        ? []
        : [`It says “${found}” at ${join(contentFolder, path)}:${index + 1}; is that still so?`];
    }),
  );
}
