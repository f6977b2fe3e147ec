/** The mistakes that people make in content files: a generator, for the test that none goes unnoticed. */
import { checkFile, type CheckedFile } from "#loader/check-file.ts";
import { citySections } from "#schemas/city-page.ts";
import type { ContentFiles } from "#loader/content-folder.ts";
import type { FieldPath } from "#schemas/schema-at.ts";
import { seeded } from "./seeded.ts";

/** One mistake, in one file. */
export interface Mistake {
  kind: string;
  /** The files that it changes; undefined where a file is gone. */
  changes: ReadonlyMap<string, string | undefined>;
  /** Where it must be told of; absent where it does no harm. */
  told?: Told;
  /** Whether the file says the same as before. */
  same?: boolean;
}

interface Told {
  path: string;
  /** Absent where the mistake has no line, because it is about a file as a whole. */
  line?: number;
  /** The name of the field, heading or file that the message must hold. */
  field: string;
  /** Other files in which it shows too. */
  alsoIn?: readonly string[];
}

type Draft = Omit<Mistake, "kind">;

/** A field whose value stands on one line. */
interface Field {
  path: string;
  keys: FieldPath;
  name: string;
  value: string | number | boolean;
  line: number;
  row: string;
}

/** Mistakes of every kind, over all collections. */
export function mistakesIn(files: ContentFiles): Mistake[] {
  const random = seeded(20250918);
  const reads = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));
  const everyFile = [...files.keys()].filter((path) => path !== "README.md");
  const of = (...collections: string[]) =>
    everyFile.filter((path) => collections.includes(reads.get(path)?.collection ?? ""));
  const cities = of("cities");
  const documents = of("cities", "neighbourhoods", "services");
  const fields = everyFile.flatMap((path) => fieldsOf(path, text(path), reads.get(path)));

  function text(path: string) {
    return files.get(path) ?? "";
  }
  const rows = (path: string) => text(path).split("\n");
  const withRows = (path: string, line: number, removed: number, ...added: string[]) =>
    rows(path)
      .toSpliced(line - 1, removed, ...added)
      .join("\n");

  /** Some of a list, from all over it. */
  const some = <T>(count: number, list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item);
  /** Some fields of every collection. */
  const spread = (count: number, fits: (field: Field) => boolean = () => true) =>
    [
      ...Map.groupBy(fields.filter(fits), ({ path }) => reads.get(path)?.collection).values(),
    ].flatMap((group) => some(count, group));
  const named = (count: number, name: string, start = "") =>
    some(
      count,
      fields.filter((field) => field.name === name && field.path.startsWith(start)),
    );

  /** Puts other lines in the place of some. */
  const replace = (
    path: string,
    line: number,
    removed: number,
    added: string[],
    told: Partial<Told>,
  ): Draft => ({
    changes: new Map([[path, withRows(path, line, removed, ...added)]]),
    told: { path, line, field: "", ...told },
  });
  const rewrite = (
    { path, line, name, row }: Field,
    change: (row: string) => string | string[],
    told: Partial<Told> = {},
  ) => replace(path, line, 1, [change(row)].flat(), { field: name, ...told });
  /** Gives a field another value, as written in the file. */
  const write = (field: Field, written: string, told: Partial<Told> = {}) =>
    rewrite(field, (row) => row.replace(/(?<=: ).*$/, () => written), told);
  const writeAll = (count: number, name: string, written: readonly string[], start?: string) =>
    written.flatMap((one) => named(count, name, start).map((field) => write(field, one)));
  /** Changes a file without harm, and without changing what it says. */
  const soften = (path: string, change: (text: string) => string): Draft => ({
    changes: new Map([[path, change(text(path))]]),
    same: true,
  });
  const move = (from: string, to: string, told: Partial<Told> = {}): Draft => ({
    changes: new Map([
      [from, undefined],
      [to, text(from)],
    ]),
    told: { path: to, field: "file name", ...told },
  });
  const lineOf = (path: string, fits: RegExp, after = 0) =>
    rows(path).findIndex((row, index) => index >= after && fits.test(row)) + 1;
  const closing = (path: string) => lineOf(path, /^---$/, 1);
  /** Adds a paragraph at the end of a document. */
  const append = (path: string, added: string, field: string): Draft => ({
    changes: new Map([[path, `${text(path)}\n${added}\n`]]),
    told: { path, line: rows(path).length + 1, field },
  });
  /** Adds a paragraph below a document's first heading. */
  const heading = (path: string, section: string) => lineOf(path, new RegExp(`^## ${section}$`));
  const endOf = (path: string, line: number) => {
    const next = lineOf(path, /^## /, line);
    return next === 0 ? rows(path).length : next;
  };
  const questions = (path: string) =>
    rows(path).flatMap((row, index) => (row.startsWith("### ") ? [index + 1] : []));
  const endOfQuestion = (path: string, line: number) => {
    const next = lineOf(path, /^##/, line);
    return next === 0 ? rows(path).length : next;
  };
  const columnOf = ({ row, name }: Field) => row.indexOf(name);
  const isText = ({ value }: Field) => typeof value === "string";
  const isItemStart = ({ row }: Field) => row.trimStart().startsWith("- ");
  const rowAbove = ({ path, line }: Field) => rows(path)[line - 2] ?? "";
  /** Whether the line above begins a field in the same column and ends it. */
  const followsSibling = (field: Field) => {
    const above = fields.find(({ path, line }) => path === field.path && line === field.line - 1);
    return !isItemStart(field) && above !== undefined && columnOf(above) === columnOf(field);
  };
  const optional = new Set(["location", "date", "sample", "rating", "unit", "note", "details"]);
  const isRequired = ({ path, name, keys }: Field) =>
    !optional.has(name) &&
    !(path.startsWith("reviews/") && name === "title") &&
    !(path.startsWith("cities/") && name === "phone" && keys.length > 1);
  /** The line of the group that a field stands in. */
  const groupLine = (field: Field) => {
    if (field.keys.length === 1) return field.path.endsWith(".md") ? 2 : 1;
    const above = rows(field.path).slice(0, field.line - 1);
    return (
      above.findLastIndex(
        (row) =>
          row.trim() !== "" && !row.trim().startsWith("#") && row.search(/\S/) < columnOf(field),
      ) + 1
    );
  };
  /** The lines of a list: of its name, and of each item, from its first to behind its last. */
  const listLines = (path: string, name: string, after = 0) => {
    const line = lineOf(path, new RegExp(`^\\s*${name}:$`), after);
    const column = (rows(path)[line] ?? "").indexOf("- ");
    const starts: number[] = [];
    let end = line + 1;
    for (; end <= rows(path).length; end++) {
      const row = rows(path)[end - 1] ?? "";
      if (row.trim() !== "" && row.search(/\S/) < column) break;
      if (row.slice(column).startsWith("- ")) starts.push(end);
    }
    return {
      line,
      items: starts.map((start, index) => ({ start, end: starts[index + 1] ?? end })),
    };
  };
  const lists: readonly (readonly [path: string, name: string, after?: number])[] = [
    ["home.yaml", "ticks"],
    ["home.yaml", "sounds"],
    ["home.yaml", "steps"],
    ["home.yaml", "items"],
    ["home.yaml", "cards", lineOf("home.yaml", /^animals:/)],
    ["pages.yaml", "highlights"],
    ["cost-guide.yaml", "summary"],
    ...some(2, of("services")).map((path) => [path, "features"] as const),
  ];
  const link = (address: string) => `For more, see [this page](${address}).`;

  const kinds: Record<string, () => Draft[]> = {
    // Fields of YAML files and front matter
    "a misspelt field": () =>
      spread(3, ({ name }) => name.length > 3).map((field) => {
        const wrong = field.name.slice(0, -2) + field.name.slice(-1);
        return rewrite(field, (row) => row.replace(field.name, wrong), { field: wrong });
      }),
    "a field in capitals": () =>
      spread(1).map((field) => {
        const wrong = field.name.toUpperCase();
        return rewrite(field, (row) => row.replace(field.name, wrong), { field: wrong });
      }),
    "a field with a hyphen": () =>
      named(5, "meta_description").map((field) =>
        rewrite(field, (row) => row.replace("_", "-"), { field: "meta-description" }),
      ),
    "a field that is missing": () =>
      spread(2, (field) => isRequired(field) && !isItemStart(field)).map((field) =>
        rewrite(field, () => [], { line: groupLine(field) }),
      ),
    "a field twice": () =>
      spread(1).map((field) =>
        rewrite(field, (row) => [row, row.replace("- ", "  ")], { line: field.line + 1 }),
      ),
    "a field that nothing knows": () =>
      spread(1).map((field) =>
        rewrite(field, (row) => [row, `${" ".repeat(columnOf(field))}colour: blue`], {
          line: field.line + 1,
          field: "colour",
        }),
      ),
    "a number for a text": () => spread(2, isText).map((field) => write(field, "24")),
    "a list for a text": () => spread(1, isText).map((field) => write(field, "[one, two]")),
    "yes or no for a text": () => spread(1, isText).map((field) => write(field, "true")),
    "a text for a number": () =>
      some(
        8,
        fields.filter(({ value }) => typeof value === "number"),
      ).map((field) => write(field, "about five")),
    "a comma in a number": () =>
      ["latitude", "longitude", "value"].flatMap((name) =>
        named(1, name).map((field) => write(field, String(field.value).replace(".", ","))),
      ),
    "no value": () => spread(2, isRequired).map((field) => write(field, "")),
    "only a space in quotation marks": () =>
      spread(1, (field) => isText(field) && isRequired(field)).map((field) => write(field, '" "')),
    "text where a group belongs": () => [
      replace("business.yaml", lineOf("business.yaml", /^hours:/), 4, ["hours: 7 AM to 7 PM"], {
        field: "hours",
      }),
      replace(
        "home.yaml",
        lineOf("home.yaml", /^testimonials:/),
        3,
        ["testimonials: From people who sleep again."],
        { field: "testimonials" },
      ),
    ],

    // YAML itself
    "a tab": () =>
      spread(2, (field) => columnOf(field) >= 2 && !isItemStart(field)).map((field) =>
        rewrite(field, (row) => row.replace(/^ {2}/, "\t")),
      ),
    "a space too many": () =>
      spread(1, followsSibling).map((field) => rewrite(field, (row) => ` ${row}`)),
    "a space too few": () =>
      spread(1, (field) => followsSibling(field) && columnOf(field) >= 2).map((field) =>
        rewrite(field, (row) => row.slice(1)),
      ),
    "no colon": () =>
      spread(1, (field) => !isItemStart(field) && rowAbove(field) !== "---" && field.line > 1).map(
        (field) => rewrite(field, (row) => row.replace(":", "")),
      ),
    "no space after a colon": () =>
      spread(1, (field) => !isItemStart(field)).map((field) =>
        rewrite(field, (row) => row.replace(": ", ":")),
      ),
    "an equals sign for a colon": () =>
      spread(1, (field) => !isItemStart(field)).map((field) =>
        rewrite(field, (row) => row.replace(":", " =")),
      ),
    "an open quotation mark": () =>
      spread(2, isText).map((field) => write(field, '"From March to June')),
    "quotation marks in quotation marks": () =>
      spread(1, isText).map((field) => write(field, '"We call it a "one-way" door"')),
    "text after the quotation marks": () =>
      spread(1, isText).map((field) => write(field, '"One-way doors" and mesh')),
    "a colon in a text": () =>
      spread(2, isText).map((field) => write(field, "Our promise: no poison")),
    "a colon in curled quotation marks": () =>
      spread(1, isText).map((field) => write(field, "“Our promise: no poison”")),
    "a # in a text": () => spread(2, isText).map((field) => write(field, "We are #1 in the GTA")),
    "a sign that YAML reads": () =>
      [
        "@home",
        "`mesh`",
        "*Calm* people",
        "& the GTA",
        "!important",
        "%",
        "{city}",
        "[sic] calm",
      ].flatMap((written) => some(1, fields.filter(isText)).map((field) => write(field, written))),
    "a backslash in quotation marks": () =>
      spread(1, isText).map((field) => write(field, '"24\\7 service"')),
    "no space after an item's hyphen": () =>
      ["areas.yaml", "reviews/2025.yaml", "cost-guide.yaml"].flatMap((start) =>
        some(
          1,
          fields.filter((field) => isItemStart(field) && field.path === start),
        ).map((field) => rewrite(field, (row) => row.replace("- ", "-"))),
      ),

    // Front matter
    "the first --- missing": () =>
      some(5, documents).map((path) => replace(path, 1, 1, [], { field: "front matter" })),
    "the second --- missing": () =>
      some(6, documents).map((path) =>
        replace(path, closing(path), 1, [], { field: "front matter" }),
      ),
    "hyphens that a word processor joined": () =>
      some(4, documents).flatMap((path) => [
        replace(path, 1, 1, ["—"], { field: "front matter" }),
        replace(path, closing(path), 1, ["—"], { field: "front matter" }),
      ]),
    "two or four hyphens": () =>
      some(3, documents).flatMap((path) => [
        replace(path, closing(path), 1, ["--"], { field: "front matter" }),
        replace(path, closing(path), 1, ["----"], { field: "front matter" }),
      ]),
    "no front matter at all": () =>
      some(3, documents).map((path) =>
        replace(path, 1, closing(path), [], { field: "front matter" }),
      ),
    "a --- inside a YAML file": () =>
      ["areas.yaml", "pages.yaml"].map((path) =>
        replace(path, lineOf(path, /^\w+:$/, 20), 0, ["---"], { field: "hyphens" }),
      ),

    // Kinds of values
    "a price without a currency": () => writeAll(2, "price", ["450", "450 dollars", "CAD 450"]),
    "a price in another form": () =>
      writeAll(1, "price", ["$300-$600", "$300 – $600", "$1500", "300$", "from $300", "$1,50"]),
    "a sum without a currency": () => writeAll(1, "total", ["650", "$650.00"]),
    "a dollar sign where a number belongs": () => writeAll(1, "price_from", ["$150", '"150"']),
    "a date that is none": () =>
      writeAll(2, "date", [
        "2025-13-40",
        "February 30, 2020",
        "Marsh 3, 2020",
        "3 March 2020",
        "March 3 2020",
      ]),
    "a date of another year": () =>
      some(
        3,
        fields.filter(({ name, path }) => name === "date" && !path.includes("2015")),
      ).map((field) => write(field, "November 14, 2014")),
    "a publishing date that is none": () =>
      writeAll(1, "published", ["2025-13-40", "September 18, 2025"]),
    "stars out of range": () =>
      some(
        3,
        fields.filter(({ name, path }) => name === "rating" && path.startsWith("reviews")),
      ).flatMap((field) => ["6", "0", "4.5", "five"].map((written) => write(field, written))),
    "a sample that says no": () => writeAll(2, "sample", ["false", "yes"]),
    "a phone number in another form": () =>
      writeAll(1, "phone", ["416-555-0142", "(416)555-0142", '"+1 416 555 0142"'], "business"),
    "a number to call in another form": () =>
      writeAll(2, "phone", ["(905) 896-5858", "ask 311"], "cities"),
    "an e-mail address that is none": () =>
      writeAll(1, "email", ["help@example", "help at example.com"]),
    "an address that is none": () => writeAll(1, "url", ["example.com", "www.example.com"]),
    "a clock time in another form": () => writeAll(1, "opens", ["7am", "07:00", "19 PM"]),
    "a province in full": () => writeAll(1, "region", ["Ontario"]),
    "eight days a week": () => writeAll(1, "days", ["8", "0"]),
    "a year without quotation marks": () => writeAll(3, "as_of", ["2026"]),
    "a title that is too long": () =>
      named(6, "title", "cities/").map((field) =>
        write(field, "Humane Raccoon Removal and Attic Cleanup Near You in the Whole GTA"),
      ),
    "a description that is too short": () =>
      named(5, "meta_description").map((field) => write(field, "Raccoon removal.")),
    "a description that is too long": () =>
      named(5, "meta_description").map((field) =>
        write(field, "Raccoons in the attic. ".repeat(9).trim()),
      ),
    "the words of another page": () =>
      ["title", "meta_description", "title", "meta_description"].flatMap((name) => {
        const [one, two] = some(
          2,
          fields.filter(
            (field) =>
              field.name === name && field.keys.length === 1 && !field.path.startsWith("reviews/"),
          ),
        ).toSorted((a, b) => everyFile.indexOf(a.path) - everyFile.indexOf(b.path));
        return one && two ? [rewrite(two, () => one.row)] : [];
      }),
    "a word of a fixed list, misspelt": () => [
      ...writeAll(2, "place", ["atic"]),
      ...writeAll(2, "image", ["racoon"], "home.yaml"),
    ],
    "too few in a list": () =>
      lists.flatMap(([path, name, after]) => {
        const { line, items } = listLines(path, name, after);
        return some(1, items).map(({ start, end }) =>
          replace(path, start, end - start, [], { line, field: name }),
        );
      }),
    "too many in a list": () =>
      lists.flatMap(([path, name, after]) => {
        const { line, items } = listLines(path, name, after);
        return some(1, items).map(({ start, end }) =>
          replace(path, start, 0, rows(path).slice(start - 1, end - 1), { line, field: name }),
        );
      }),

    // The list of areas
    "coordinates swapped": () =>
      named(4, "latitude").map((field) => {
        const longitude = rows(field.path)[field.line] ?? "";
        return replace(
          field.path,
          field.line,
          2,
          [longitude.replace("longitude", "latitude"), field.row.replace("latitude", "longitude")],
          { field: "latitude" },
        );
      }),
    "a longitude without its minus": () =>
      named(3, "longitude").map((field) => write(field, String(Math.abs(Number(field.value))))),
    "a slug twice": () =>
      ["cities", "neighbourhoods"].flatMap((kind) => {
        const slugs = fields.filter(({ name, keys }) => name === "slug" && keys[0] === kind);
        const [one] = slugs;
        return some(2, slugs.slice(1)).map((field) =>
          write(field, String(one?.value), {
            alsoIn: [`${kind}/${String(field.value)}.md`, ...cities],
          }),
        );
      }),
    "a slug that is none": () =>
      ["Richmond Hill", "richmond_hill", "Richmond-Hill"].flatMap((written) =>
        named(1, "slug").map((field) => write(field, written, { alsoIn: everyFile })),
      ),
    "a path that is none": () =>
      named(3, "path").flatMap((field) =>
        [
          "/atlantis/raccoon-removal",
          `${String(field.value)}/`,
          String(field.value).slice(1),
          String(field.value).replace("removal", "control"),
        ].map((written) => write(field, written)),
      ),
    "a picture that is missing": () =>
      named(3, "image", "areas").flatMap((field) =>
        [
          "cities/atlantis.svg",
          String(field.value).replace("svg", "png"),
          String(field.value).replace(/^\w+\//, ""),
        ].map((written) => write(field, written)),
      ),
    "a city's name spelt in two ways": () =>
      named(3, "name", "cities/").map((field) => write(field, `${String(field.value)}e`)),
    "an area off the list": () =>
      some(3, cities).map((path) => {
        const slug = path.slice("cities/".length, -".md".length);
        const { items } = listLines("areas.yaml", "cities");
        const item = items.find(({ start }) =>
          rows("areas.yaml")[start - 1]?.endsWith(`: ${slug}`),
        );
        return {
          changes: new Map([
            [
              "areas.yaml",
              withRows("areas.yaml", item?.start ?? 1, (item?.end ?? 1) - (item?.start ?? 1)),
            ],
          ]),
          told: { path, field: slug },
        };
      }),

    // Names of other things
    "an unknown service": () =>
      some(
        4,
        fields.filter(({ name }) => name === "service"),
      ).map((field) => write(field, String(field.value).slice(0, -1))),
    "an unknown neighbour": () =>
      some(4, documents).map((path) =>
        append(path, link("/toronto/lesliville/raccoon-removal"), "lesliville"),
      ),
    "a link to no page": () =>
      some(4, [...documents, ...of("faqs")]).flatMap((path) => [
        append(path, link("/services/exclusions"), "/services/exclusions"),
        append(path, link("/areas/"), "/areas/"),
      ]),
    "a link to no section": () =>
      some(3, documents).map((path) => append(path, link("/#costs"), "/#costs")),
    "a link without its slash": () =>
      some(3, documents).map((path) =>
        append(path, link("services/exclusion"), "services/exclusion"),
      ),
    "a link without https://": () =>
      some(3, documents).map((path) => append(path, link("www.toronto.ca"), "www.toronto.ca")),
    "a link that is not whole": () =>
      some(2, documents).flatMap((path) => [
        append(path, "See the [cost guide] (/#cost).", "link"),
        append(path, "See the [cost guide](/#cost and call.", "link"),
      ]),
    "a picture in the text that is missing": () =>
      some(3, documents).map((path) =>
        append(path, "![A raccoon](/photos/raccoon.jpg)", "picture"),
      ),

    // Sections
    "a heading missing": () =>
      citySections.flatMap((section, index) =>
        some(1, cities).map((path) => {
          const next = citySections[index + 1];
          const line = heading(path, section);
          const end = next === undefined ? rows(path).length - 1 : heading(path, next);
          // Nothing tells where the heading was, unless no other stands above its text.
          return replace(path, line, 2, [], { field: section, line: index === 0 ? line : end - 2 });
        }),
      ),
    "a section missing": () =>
      citySections.slice(0, -1).flatMap((section) =>
        some(1, cities).map((path) => {
          const line = heading(path, section);
          return replace(path, line, endOf(path, line) - line, [], { field: section });
        }),
      ),
    "a heading misspelt": () =>
      citySections.flatMap((section) =>
        some(2, cities).map((path) => {
          const wrong = section.slice(0, -2) + section.slice(-1);
          return replace(path, heading(path, section), 1, [`## ${wrong}`], { field: wrong });
        }),
      ),
    "a heading in small letters": () =>
      some(3, cities).map((path) =>
        replace(path, heading(path, "Prevention Tips"), 1, ["## prevention tips"], {
          field: "prevention tips",
        }),
      ),
    "a section twice": () =>
      some(3, cities).map((path) => {
        const line = heading(path, "Prevention Tips");
        const end = endOf(path, line);
        return replace(path, end, 0, rows(path).slice(line - 1, end - 1), {
          field: "Prevention Tips",
        });
      }),
    "sections in another order": () =>
      some(3, cities).map((path) => {
        const one = heading(path, "Cost Considerations");
        const two = heading(path, "Prevention Tips");
        const end = endOf(path, two);
        const all = rows(path);
        const added = [...all.slice(two - 1, end - 1), ...all.slice(one - 1, two - 1)];
        return replace(path, one, end - one, added, {
          line: one + end - two,
          field: "Cost Considerations",
        });
      }),
    "a heading of another depth": () =>
      some(2, cities).flatMap((path) => [
        replace(path, heading(path, "Prevention Tips"), 1, ["### Prevention Tips"], {
          field: "Prevention Tips",
        }),
        replace(path, heading(path, "Prevention Tips"), 1, ["# Prevention Tips"], {
          field: "Prevention Tips",
        }),
      ]),
    "no space after the hashes": () =>
      some(3, cities).map((path) =>
        replace(path, heading(path, "Prevention Tips"), 1, ["##Prevention Tips"], {
          field: "hashes",
        }),
      ),
    "bold words for a heading": () =>
      some(3, cities).map((path) =>
        replace(path, heading(path, "Prevention Tips"), 1, ["**Prevention Tips**"], {
          field: "Prevention Tips",
        }),
      ),
    "a heading of one's own": () =>
      some(3, cities).map((path) =>
        replace(path, heading(path, "FAQs"), 0, ["## Our Promise", "", "No poison.", ""], {
          field: "Our Promise",
        }),
      ),
    "a section without text": () =>
      some(4, cities).map((path) => {
        const line = heading(path, "Cost Considerations");
        return replace(path, line, endOf(path, line) - line, ["## Cost Considerations", ""], {
          field: "Cost Considerations",
        });
      }),
    "text before the first section": () =>
      some(3, cities).map((path) =>
        replace(path, closing(path) + 1, 1, ["", "We like it here.", ""], {
          line: closing(path) + 2,
          field: "Introduction",
        }),
      ),
    "no text": () =>
      some(4, of("neighbourhoods", "services")).map((path) => ({
        changes: new Map([[path, `${rows(path).slice(0, closing(path)).join("\n")}\n`]]),
        told: { path, line: closing(path), field: "text" },
      })),
    "a title inside the text": () =>
      some(3, of("neighbourhoods", "services")).map((path) =>
        append(path, "# Raccoons\n\nThey climb.", "Raccoons"),
      ),

    // Questions
    "three questions": () =>
      some(5, cities).map((path) => {
        const line = questions(path)[some(1, [0, 1, 2, 3])[0] ?? 0] ?? 1;
        return replace(path, line, endOfQuestion(path, line) - line, [], {
          line: heading(path, "FAQs"),
          field: "FAQs",
        });
      }),
    "five questions": () =>
      some(3, cities).map((path) => {
        const line = questions(path)[0] ?? 1;
        return replace(path, line, 0, ["### Do they bite?", "", "They may.", ""], {
          line: heading(path, "FAQs"),
          field: "FAQs",
        });
      }),
    "a question without an answer": () =>
      some(6, [...cities, ...of("faqs")]).map((path) => {
        const line = questions(path)[2] ?? 1;
        return replace(path, line + 1, endOfQuestion(path, line) - line - 1, [""], {
          line,
          field: (rows(path)[line - 1] ?? "").slice(4),
        });
      }),
    "a question twice": () =>
      some(4, [...cities, ...of("faqs")]).map((path) => {
        const [line = 1, next = 1] = questions(path);
        return replace(path, next, 1, [rows(path)[line - 1] ?? ""], {
          line: next,
          field: (rows(path)[line - 1] ?? "").slice(4),
        });
      }),
    "a question of another depth": () =>
      some(2, [...cities, ...of("faqs")]).map((path) => {
        const line = questions(path)[1] ?? 1;
        const row = rows(path)[line - 1] ?? "";
        return replace(path, line, 1, [`#${row}`], { field: row.slice(4) });
      }),
    "text before the first question": () =>
      some(4, [...cities, ...of("faqs")]).map((path) => {
        const line = questions(path)[0] ?? 1;
        return replace(path, line, 0, ["People ask us:", ""], {
          field: path.startsWith("faqs") ? "questions" : "FAQs",
        });
      }),
    "a question without words": () =>
      some(3, of("faqs")).map((path) => append(path, "###\n\nThey may.", "question")),

    // Marks in the text
    "bold words without an end": () =>
      some(3, [...documents, ...of("faqs")]).map((path) =>
        append(path, "We use **steel mesh only.", "**"),
      ),
    "a tag": () =>
      some(3, [...documents, ...of("faqs")]).map((path) =>
        append(path, "We use <b>steel</b> mesh.", "<b>"),
      ),
    "a note without an end": () =>
      some(3, [...documents, ...of("faqs")]).map((path) => append(path, "<!-- ask Ruth", "note")),
    "a letter in another encoding": () =>
      some(8, everyFile).map((path) => {
        const at = lineOf(path, /[a-z] [a-z]/, Math.floor(rows(path).length / 2));
        return replace(path, at, 1, [(rows(path)[at - 1] ?? "").replace(/ (?=[a-z])/, " \uFFFD")], {
          field: "text",
        });
      }),

    // Files
    "a city's file in the neighbourhoods' folder": () =>
      some(3, cities).map((path) => move(path, path.replace("cities", "neighbourhoods"))),
    "a neighbourhood's file in the cities' folder": () =>
      some(2, of("neighbourhoods")).map((path) =>
        move(path, path.replace("neighbourhoods", "cities")),
      ),
    "a file outside its folder": () =>
      some(5, [...cities, ...of("neighbourhoods"), ...of("reviews")]).map((path) =>
        move(path, path.replace(/^\w+\//, "")),
      ),
    "a file in a folder of its own": () =>
      some(2, cities).map((path) => move(path, path.replace("cities/", "cities/new/"))),
    "a file name in capitals": () =>
      some(5, documents).map((path) =>
        move(
          path,
          path.replace(/\/./, (letter) => letter.toUpperCase()),
        ),
      ),
    "an upper-case file name of one's own": () => [
      move("business.yaml", "Business.yaml", { alsoIn: ["business.yaml"] }),
      move("faqs/home.md", "faqs/Home.md", { alsoIn: ["faqs/home.md"] }),
    ],
    "a file name with a space": () =>
      some(3, documents).map((path): Draft => {
        const copy = path.replace(".md", " copy.md");
        return { changes: new Map([[copy, text(path)]]), told: { path: copy, field: "file name" } };
      }),
    "a file with another ending": () =>
      some(4, [...cities, ...of("reviews")]).flatMap((path) => [
        move(path, path.replace(/\.\w+$/, ".txt")),
        move(path, `${path}.txt`),
      ]),
    "a file with a misspelt name": () => [
      move("business.yaml", "buisness.yaml", {
        field: "“business.yaml”",
        alsoIn: ["business.yaml"],
      }),
      move("cost-guide.yaml", "cost_guide.yaml", {
        field: "“cost-guide.yaml”",
        alsoIn: ["cost-guide.yaml"],
      }),
      move("faqs/local-raccoon-solutions.md", "faqs/local-racoon-solutions.md", {
        field: "“faqs/local-raccoon-solutions.md”",
        alsoIn: ["faqs/local-raccoon-solutions.md"],
      }),
      move("cities/oakville.md", "cities/okville.md", { field: "“oakville”" }),
    ],
    "a file for an area off the list": () =>
      (["cities", "neighbourhoods"] as const).map((folder): Draft => {
        const path = `${folder}/thornhill.md`;
        const [model = ""] = of(folder);
        return { changes: new Map([[path, text(model)]]), told: { path, field: "thornhill" } };
      }),
    "reviews under another name": () =>
      some(2, of("reviews")).map((path) => move(path, "reviews/latest.yaml")),
    "a service without a drawing": () => [
      {
        changes: new Map([
          [
            "services/bat-removal.md",
            text("services/exclusion.md").replaceAll("xclusion", "at removal"),
          ],
        ]),
        told: {
          path: "services/bat-removal.md",
          field: "bat-removal.svg",
          alsoIn: ["services/exclusion.md"],
        },
      },
    ],
    "a file that is gone": () =>
      ["business.yaml", "areas.yaml", "home.yaml", "faqs/home.md", "quote-form.yaml"].map(
        (path): Draft => ({
          changes: new Map([[path, undefined]]),
          told: { path, field: "is missing" },
        }),
      ),
    "a file that is empty": () =>
      [
        "business.yaml",
        "home.yaml",
        "reviews/2020.yaml",
        "cities/ajax.md",
        "services/exclusion.md",
        "faqs/home.md",
      ].map((path): Draft => ({
        changes: new Map([[path, ""]]),
        told: {
          path,
          line: 1,
          field: "empty",
        },
      })),

    // What does no harm
    "Windows line ends": () =>
      some(12, everyFile).map((path) => soften(path, (old) => old.replaceAll("\n", "\r\n"))),
    "a byte order mark": () =>
      some(8, everyFile).map((path) => soften(path, (old) => `\uFEFF${old}`)),
    "both of them": () =>
      some(8, everyFile).map((path) =>
        soften(path, (old) => `\uFEFF${old.replaceAll("\n", "\r\n")}`),
      ),
    "curled quotation marks round a value": () =>
      spread(
        1,
        (field) =>
          isText(field) &&
          !/[“”#:"]/.test(String(field.value)) &&
          !/['|>]/.test(field.row.split(": ")[1]?.[0] ?? ""),
      ).map((field) =>
        soften(field.path, () =>
          withRows(
            field.path,
            field.line,
            1,
            field.row.replace(/(?<=: ).*$/, () => `“${String(field.value)}”`),
          ),
        ),
      ),
    "curled quotation marks in a text": () =>
      some(4, documents).map((path) => ({
        changes: new Map([[path, `${text(path)}\nWe call it a “one-way” door, and it’s one.\n`]]),
      })),
    "spaces at the ends of lines": () =>
      spread(1).map(({ path, line, row }) =>
        soften(path, () => withRows(path, line, 1, `${row}  `)),
      ),
    "no line end at the end": () =>
      some(5, everyFile).map((path) => soften(path, (old) => old.trimEnd())),
    "more empty lines": () =>
      some(5, documents).map((path) => soften(path, (old) => old.replaceAll("\n\n", "\n\n\n"))),
    "a note": () => [
      ...some(
        3,
        everyFile.filter((path) => path.endsWith(".yaml")),
      ).map((path) => soften(path, (old) => `# To do: ask Ruth.\n${old}`)),
      ...some(3, documents).map((path) =>
        soften(path, (old) => `${old}\n<!-- To do: ask Ruth. -->\n`),
      ),
    ],
  };
  return Object.entries(kinds).flatMap(([kind, drafts]) =>
    drafts().map((draft) => ({ kind, ...draft })),
  );
}

/** Every field of a file whose value stands on one line. */
function fieldsOf(path: string, text: string, read: CheckedFile | undefined): Field[] {
  const rows = text.split("\n");
  const leaves = (value: unknown, keys: FieldPath): Field[] => {
    if (typeof value === "object" && value !== null) {
      return Object.entries(value).flatMap(([key, inside]) =>
        leaves(inside, [...keys, Array.isArray(value) ? Number(key) : key]),
      );
    }
    const name = keys.at(-1);
    if (typeof name !== "string" || !isScalar(value)) return [];
    const line = read?.positionOf(keys).line ?? 1;
    const row = rows[line - 1] ?? "";
    const ends = /^\s*$|^\s*(?:- )?[\w-]+:|^\S|^\s*- /.test(rows[line] ?? "");
    const isOneLine = new RegExp(`^\\s*(?:- )?${name}: [^>|]`).test(row) && ends;
    return isOneLine ? [{ path, keys, name, value, line, row }] : [];
  };
  return leaves(read?.raw, []);
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);
