import { citySections } from "#schemas/city-page.ts";
import {
  lines,
  words,
  type ContentEdits,
  type Draft,
  type Field,
  type Kinds,
} from "./content-edits.ts";

/** Alternative texts that do not describe a picture. */
const uselessAltTexts = lines(`
  image
  picture
  photo
  A raccoon
  cities/oakville.svg
  raccoon.png
  IMG_2041.JPG
  roof-raccoon
  Image of a raccoon on a roof
  A picture of a raccoon on a roof
  Photo: raccoon on the roof at dusk
`);

/** URLs that are not of a public page. */
const addresses = words(`
  example https:// https://localhost http://localhost:4321/ https://127.0.0.1 https://toronto
  https://https://toronto.ca http://https://toronto.ca https:/toronto.ca https//toronto.ca
  //toronto.ca mailto:help@example.com tel:abc javascript:alert(1) data:text/html,x
  ftp://toronto.ca https://toronto.ca.
`);

/** Lists, and the fields in which their entries must differ. */
const distinctFields = [
  ["home.yaml", "services.cards", ["service", "title", "description"]],
  ["home.yaml", "animals.cards", ["image", "title"]],
  ["home.yaml", "process.steps", ["image", "title"]],
  ["home.yaml", "benefits.items", ["title"]],
  ["pages.yaml", "reviews.highlights", ["service", "title"]],
  ["cost-guide.yaml", "repairs", ["title"]],
  ["cost-guide.yaml", "methods", ["title"]],
  ["cost-guide.yaml", "locations", ["place"]],
] as const;

/** The fields that must fit on one line, by file or folder. */
const oneLineFields = [
  ["home.yaml", ["headline", "heading", "plate", "title"]],
  ["pages.yaml", ["heading", "title", "carousel_heading"]],
  ["quote-form.yaml", ["heading", "submit"]],
  ["business.yaml", ["name"]],
  ["cities/", ["h1"]],
  ["neighbourhoods/", ["h1"]],
  ["services/", ["name", "content_title"]],
  ["areas.yaml", ["name"]],
  ["reviews/", ["name"]],
] as const;

/** Copies of another entry or page, and texts that are too long. */
export function copyMistakes({
  sample,
  each,
  fields,
  fieldsNamed,
  setValue,
  setValues,
  replaceLines,
  appendText,
  editLine,
  cities,
  documents,
  filesOf,
  textOf,
  linesOf,
  lineOfHeading,
  endOfSection,
}: ContentEdits): Kinds {
  const nameOf = (path: string) =>
    String(fields.find((field) => field.path === path && field.name === "name")?.value ?? "");
  const [one = "", two = "", three = ""] = sample(
    3,
    cities.filter((path) => !/toronto|york|scarb|etob/.test(path)),
  );
  const head = (name: string) =>
    fields.filter((field) => field.path === one && field.name === name && field.keys.length === 1);
  const listed = (name: string, path: string) =>
    fields
      .filter((field) => field.name === name && field.path === "areas.yaml")
      .filter(({ keys }) =>
        fields.some(
          ({ name: other, value, keys: others }) =>
            other === "slug" &&
            `cities/${String(value)}.md` === path &&
            others[0] === keys[0] &&
            others[1] === keys[1],
        ),
      );
  /** Sets a value of the first entry of a list in another entry. */
  const twice = (path: string, name: string, group: string): Draft[] => {
    const all = fields.filter(
      (field) =>
        field.path === path && field.name === name && field.keys.join(".").startsWith(group),
    );
    return sample(1, all.slice(1)).map((field) => ({
      ...setValue(field, JSON.stringify(all[0] === field ? "" : all[0]?.value)),
      variant: `${group}.${name}`,
    }));
  };
  const reviewFields = (name: string) =>
    fields.filter((field) => field.name === name && field.path.startsWith("reviews/"));
  const long = (count: number) =>
    JSON.stringify("Raccoons in the attic. ".repeat(Math.ceil(count / 23)).trim());
  return {
    "the heading of another city": () =>
      // The other city's page may have the same heading, and is then reported as well.
      each([nameOf(two), "Toronto"], head("h1"), (field, name) =>
        setValue(field, `Raccoon Removal in ${name}`, { alsoIn: cities }),
      ),
    "the title of another city": () =>
      each([nameOf(two), "Toronto"], head("title"), (field, name) =>
        setValue(field, `"Raccoon Removal ${name} | By the lake"`),
      ),
    "the description of another city": () =>
      head("meta_description").map((field) =>
        setValue(
          field,
          JSON.stringify(
            `Raccoons in a ${nameOf(two)} attic: humane removal, what the town does about wildlife, what you can do yourself tonight, and what it costs.`,
          ),
        ),
      ),
    "the picture of another city": () =>
      listed("image", one).map((field) => setValue(field, two.replace(".md", ".svg"))),
    "the alternative text of another city": () =>
      listed("alt", one).map((field) =>
        setValue(field, `The harbour of ${nameOf(three)} at dusk, with a raccoon on the pier.`),
      ),
    "an alternative text that describes nothing": () =>
      each(uselessAltTexts, listed("alt", two), (field, one) =>
        setValue(field, JSON.stringify(one)),
      ),
    "a section of another city": () =>
      citySections.map((section) => {
        const [line, from] = [lineOfHeading(one, section), lineOfHeading(two, section)];
        const copied = linesOf(two).slice(from, endOfSection(two, from) - 1);
        const { changes } = replaceLines(
          one,
          line + 1,
          endOfSection(one, line) - line - 1,
          copied,
          {},
        );
        return { changes, expected: { path: one, field: two, alsoIn: [two] }, variant: section };
      }),
    "a document that is a copy": () =>
      (["cities", "neighbourhoods", "services"] as const).map((kind) => {
        const [first = "", second = ""] = filesOf(kind);
        return {
          changes: new Map([[second, textOf(first)]]),
          expected: { path: second, field: "", alsoIn: [first, "areas.yaml"] },
          variant: kind,
        };
      }),
    "the same value twice in a list": () => [
      ...distinctFields.flatMap(([path, group, names]) =>
        names.flatMap((name) => twice(path, name, group)),
      ),
      ...twice("areas.yaml", "name", "cities").map((draft) => ({
        ...draft,
        expected: { ...draft.expected, path: "areas.yaml", field: "twice", alsoIn: cities },
      })),
    ],
    "a service's place, name or dialog title twice": () =>
      ["order", "name", "content_title", "description", "summary"].flatMap((name) => {
        const all = fields.filter(
          (field) =>
            field.name === name && field.path.startsWith("services/") && field.keys.length === 1,
        );
        return all
          .slice(1, 2)
          .map((field) => ({ ...setValue(field, JSON.stringify(all[0]?.value)), variant: name }));
      }),
    "a review without its stars": () =>
      sample(2, reviewFields("rating")).map((field) =>
        editLine(field, () => [], { line: itemStart(linesOf(field.path), field), field: "rating" }),
      ),
    "reviews out of order": () =>
      sample(
        4,
        reviewFields("date").filter(({ keys }) => Number(keys[0]) > 1),
      ).map((field) => setValue(field, `December 31, ${field.path.slice(8, 12)}`)),
    "a review twice": () =>
      sample(2, filesOf("reviews")).map((path) => {
        const text = textOf(path);
        const item = text.slice(text.search(/^- /m)).split(/\n(?=- )/)[0] ?? "";
        return {
          changes: new Map([[path, `${text.trimEnd()}\n\n${item.trimEnd()}\n`]]),
          expected: { path, field: "keep one" },
        };
      }),
    "an invalid address of another site": () => setValues("url", addresses, "business"),
    "a line that is too long": () =>
      oneLineFields.flatMap(([path, names]) =>
        names.flatMap((name) =>
          fieldsNamed(1, name, path).map((field) => ({
            ...setValue(field, long(300), { alsoIn: cities }),
            variant: `${path} ${name}`,
          })),
        ),
      ),
    "a text that is too long": () => [
      ...["lead", "description", "text", "note", "privacy_note", "full_description"].flatMap(
        (name) =>
          fieldsNamed(1, name).map((field) => ({ ...setValue(field, long(5000)), variant: name })),
      ),
      ...fieldsNamed(1, "lead", "cities/").map((field) => ({
        ...setValue(field, long(5_000_000)),
        variant: "a field of 5 MB",
      })),
      ...sample(1, documents).map((path) => {
        const draft = appendText(path, "Raccoons in the attic. ".repeat(220_000), "characters");
        return { ...draft, expected: { path, field: "characters" }, variant: "a document of 5 MB" };
      }),
    ],
    "an alias bomb": () => [
      {
        changes: new Map([
          [
            "business.yaml",
            `${textOf("business.yaml")}\na: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c, *c]\ne: [*d, *d, *d, *d, *d, *d, *d, *d]\n`,
          ],
        ]),
        expected: { path: "business.yaml", field: "" },
      },
      {
        changes: new Map([
          ["business.yaml", `${textOf("business.yaml")}\na: ${"[".repeat(20_000)}\n`],
        ]),
        expected: { path: "business.yaml", field: "" },
        variant: "brackets in brackets",
      },
    ],
  };
}

/** Returns the first line of the list item that contains a field. */
const itemStart = (lines: readonly string[], { line }: Field) =>
  lines.slice(0, line).findLastIndex((row) => row.startsWith("- ")) + 1;
