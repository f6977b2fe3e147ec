import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Invalid values, by the name of the field and the beginning of the file's path. */
const wrongValues: readonly (readonly [name: string, start: string, ...values: string[]])[] = [
  ["low", "", "$450", "450 dollars", "$300–$600", '"1,500"', "99.50", "0", "-450", "300–600"],
  ["high", "", "1"],
  ["total", "cost-guide", "1", "$650"],
  ["year", "cost-guide", "25", "2099", "1925"],
  ["place", "cost-guide", "atic"],
  ["date", "reviews", "2025-13-40", "February 30, 2020", "Marsh 3, 2020", "March 3 2020"],
  ["date", "reviews", "3 March 2020", "December 31, 2099", "January 1, 2044"],
  ["sample", "reviews", "false", "yes"],
  ["price_from", "business", "$150", '"150"', "0", "-5", "1.5"],
  ["copyright_year", "business", "25", "1999", "2099"],
  ["value", "business", "0", "5.5", "-1"],
  ["count", "business", "0", "-3", "17.5"],
  ["published", "business", "2025-13-40", "September 18, 2025", "2099-01-01", "2025-02-30"],
  ["published", "business", "25-09-18"],
  ["phone", "business", "416-555-0142", "(416)555-0142", '"+1 416 555 0142"'],
  // Characters that look like those of the right form.
  ["phone", "business", '"(416) 555‑0142"', '"(416)\u00A0555-0142"', '"(416) 555–0142"'],
  ["opens", "business", "7am", "07:00", "19 PM", "7\u00A0AM", "7 АM"],
  ["closes", "business", "6 AM", "7 AM", "12 AM"],
  ["region", "business", "Ontario"],
  ["days", "business", "8", "0"],
  ["email", "business", "help@example", "help at example.com"],
  ["url", "business", "example.com", "www.example.com"],
  ["tagline", "business", "*name", "&name AAA", "&a [x, x]", "!!binary x", "<<: *a"],
  ["phone", "cities", "(905) 896-5858", "ask 311"],
  ["checked", "cities", "2026-13", "November 2026", "2099-01", "26-01", "2026"],
  ["source", "cities", "www.ajax.ca", "http://ajax.ca/wildlife", "https://ajax.ca/?utm_source=a"],
  ["order", "services", "0", "-1", "1.5", "first"],
  ["latitude", "areas", "430", "0", "north"],
  ["longitude", "areas", "-190", "0", "west"],
  ["image", "home.yaml", "racoon"],
  ["service", "", "exclusions"],
  ["rating", "reviews", "6", "0", "4.5", "five"],
  ["title", "cities", "Humane Raccoon Removal and Attic Cleanup Near You in the Whole GTA"],
];

/** Mistakes in the values of fields. */
export function valueMistakes({
  sample,
  fieldsNamed,
  replaceLines,
  editLine,
  setValue,
  setValues,
  lineOf,
  listLines,
  filesOf,
  everyFile,
  fields,
  linesOf,
}: ContentEdits): Kinds {
  /** Lists with a minimum and a maximum length; `after` is a line below other lists of the same name. */
  const lists: readonly (readonly [path: string, name: string, after?: number])[] = [
    ["home.yaml", "ticks"],
    ["sounds.yaml", "do"],
    ["season.yaml", "months"],
    ["printouts.yaml", "numbers"],
    ["home.yaml", "steps"],
    ["home.yaml", "items"],
    ["home.yaml", "cards", lineOf("home.yaml", /^animals:/)],
    ["pages.yaml", "highlights"],
    ["cost-guide.yaml", "summary"],
    ...sample(2, filesOf("services")).map((path) => [path, "features"] as const),
  ];
  /** The descriptions with a limited length; the one of planned pages is a template. */
  const descriptions = fieldsNamed(5, "meta_description").filter(
    ({ path }) => path !== "site.yaml",
  );
  return {
    "a value of the wrong form": () =>
      wrongValues.flatMap(([name, start, ...values]) => setValues(name, values, start)),
    "a part of the house twice": () => {
      const places = fields.filter(
        ({ name, path }) => name === "place" && path === "cost-guide.yaml",
      );
      return places.slice(1).map((field) => setValue(field, String(places[0]?.value)));
    },
    "a date of another year": () =>
      fieldsNamed(3, "date").map((field) => setValue(field, "November 14, 2001")),
    "a company policy with another figure": () => {
      const rule = fields.find(({ keys }) => keys.join(".") === "policies.door_nights.says");
      const says = String(rule?.value);
      return sample(
        3,
        filesOf("cities", "neighbourhoods", "services").flatMap((path) => {
          const line = linesOf(path).findIndex((row) => row.includes(says)) + 1;
          return line === 0 ? [] : [{ path, line }];
        }),
      ).map(({ path, line }) => {
        const row = linesOf(path)[line - 1] ?? "";
        const field = "21 to 22 nights";
        return replaceLines(path, line, 1, [row.replace(says, field)], { line, field });
      });
    },
    "a description that is too short": () =>
      descriptions.map((field) => setValue(field, "Raccoon removal.")),
    "a description that is too long": () =>
      descriptions.map((field) => setValue(field, "Raccoons in the attic. ".repeat(9).trim())),
    "the words of another page": () =>
      ["title", "meta_description", "title", "meta_description"].flatMap((name) => {
        const [one, two] = sample(
          2,
          fields.filter(
            (field) =>
              field.name === name && field.keys.length === 1 && !field.path.startsWith("reviews/"),
          ),
        ).toSorted((a, b) => everyFile.indexOf(a.path) - everyFile.indexOf(b.path));
        return one && two ? [editLine(two, () => one.row)] : [];
      }),
    "too few in a list": () =>
      lists.flatMap(([path, name, after]) => {
        const { line, items } = listLines(path, name, after);
        return sample(1, items).map(({ start, end }) =>
          replaceLines(path, start, end - start, [], { line, field: name }),
        );
      }),
    "too many in a list": () =>
      lists.flatMap(([path, name, after]) => {
        const { line, items } = listLines(path, name, after);
        return sample(1, items).map(({ start, end }) =>
          replaceLines(path, start, 0, linesOf(path).slice(start - 1, end - 1), {
            line,
            field: name,
          }),
        );
      }),
  };
}
