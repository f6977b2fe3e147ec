import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Values of the wrong form. */
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
  /** Lists of a fixed or limited length; the name may stand before the given line in another group. */
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
  /** Those of pages, which have limits; the planned page's is filled in. */
  const descriptions = fieldsNamed(5, "meta_description").filter(
    ({ path }) => path !== "site.yaml",
  );
  return {
    "a price that is no plain number": () =>
      setValues(1, "low", ["$450", "450 dollars", "$300–$600", '"1,500"', "99.50", "0", "-450"]),
    "a range with its ends swapped": () => setValues(2, "high", ["1"]),
    "a sum that does not add up": () => setValues(1, "total", ["1", "$650"], "cost-guide"),
    "a year of two digits": () => setValues(1, "year", ["25"]),
    "a part of the house twice": () => {
      const places = fields.filter(
        ({ name, path }) => name === "place" && path === "cost-guide.yaml",
      );
      return places.slice(1).map((field) => setValue(field, String(places[0]?.value)));
    },
    "a dollar sign where a number belongs": () => setValues(1, "price_from", ["$150", '"150"']),
    "a date that is none": () =>
      setValues(2, "date", [
        "2025-13-40",
        "February 30, 2020",
        "Marsh 3, 2020",
        "3 March 2020",
        "March 3 2020",
      ]),
    "a date of another year": () =>
      fieldsNamed(3, "date").map((field) => setValue(field, "November 14, 2001")),
    "a publishing date that is none": () =>
      setValues(1, "published", ["2025-13-40", "September 18, 2025"]),
    "stars out of range": () =>
      sample(
        3,
        fields.filter(({ name, path }) => name === "rating" && path.startsWith("reviews")),
      ).flatMap((field) => ["6", "0", "4.5", "five"].map((written) => setValue(field, written))),
    "a sample that says no": () => setValues(2, "sample", ["false", "yes"]),
    "a phone number in another form": () =>
      setValues(1, "phone", ["416-555-0142", "(416)555-0142", '"+1 416 555 0142"'], "business"),
    "a number to call in another form": () =>
      setValues(2, "phone", ["(905) 896-5858", "ask 311"], "cities"),
    "an e-mail address that is none": () =>
      setValues(1, "email", ["help@example", "help at example.com"], "business"),
    "an address that is none": () => setValues(1, "url", ["example.com", "www.example.com"]),
    "a clock time in another form": () => setValues(1, "opens", ["7am", "07:00", "19 PM"]),
    "a province in full": () => setValues(1, "region", ["Ontario"]),
    "eight days a week": () => setValues(1, "days", ["8", "0"]),
    "a month that is none": () => setValues(3, "checked", ["2026-13", "November 2026"], "cities"),
    "a rule of the company's own in another figure": () => {
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
    "a source that is no public page": () =>
      setValues(
        2,
        "source",
        ["www.ajax.ca", "http://ajax.ca/wildlife", "https://ajax.ca/?utm_source=a"],
        "cities",
      ),
    "a title that is too long": () =>
      fieldsNamed(6, "title", "cities/").map((field) =>
        setValue(field, "Humane Raccoon Removal and Attic Cleanup Near You in the Whole GTA"),
      ),
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
    "a word of a fixed list, misspelt": () => [
      ...setValues(2, "place", ["atic"], "cost-guide"),
      ...setValues(2, "image", ["racoon"], "home.yaml"),
    ],
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
