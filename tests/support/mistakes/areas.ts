import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Mistakes in the list of areas. */
export const areaMistakes = ({
  sample,
  fieldsNamed,
  replaceLines,
  setValue,
  listLines,
  cities,
  everyFile,
  fields,
  linesOf,
}: ContentEdits): Kinds => ({
  "coordinates swapped": () =>
    fieldsNamed(4, "latitude").map((field) => {
      const longitude = linesOf(field.path)[field.line] ?? "";
      return replaceLines(
        field.path,
        field.line,
        2,
        [longitude.replace("longitude", "latitude"), field.row.replace("latitude", "longitude")],
        { field: "latitude" },
      );
    }),
  "a longitude without its minus": () =>
    fieldsNamed(3, "longitude").map((field) =>
      setValue(field, String(Math.abs(Number(field.value)))),
    ),
  "a slug twice": () =>
    ["cities", "neighbourhoods"].flatMap((kind) => {
      const slugs = fields.filter(({ name, keys }) => name === "slug" && keys[0] === kind);
      const [one] = slugs;
      return sample(2, slugs.slice(1)).map((field) =>
        setValue(field, String(one?.value), {
          alsoIn: [`${kind}/${String(field.value)}.md`, ...cities],
        }),
      );
    }),
  "an invalid slug": () =>
    ["Richmond Hill", "richmond_hill", "Richmond-Hill"].flatMap((written) =>
      fieldsNamed(1, "slug").map((field) => setValue(field, written, { alsoIn: everyFile })),
    ),
  "an invalid path": () =>
    fieldsNamed(3, "path").flatMap((field) =>
      [
        "/atlantis/raccoon-removal",
        `${String(field.value)}/`,
        String(field.value).slice(1),
        String(field.value).replace("removal", "control"),
      ].map((written) => setValue(field, written)),
    ),
  "a picture that is missing": () =>
    fieldsNamed(3, "image", "areas").flatMap((field) =>
      [
        "cities/atlantis.svg",
        String(field.value).replace("svg", "png"),
        String(field.value).replace(/^\w+\//, ""),
      ].map((written) => setValue(field, written)),
    ),
  "a city's name spelt in two ways": () =>
    fieldsNamed(3, "name", "cities/").map((field) => setValue(field, `${String(field.value)}e`)),
  "an area off the list": () =>
    sample(3, cities).map((path) => {
      const slug = path.slice("cities/".length, -".md".length);
      const { items } = listLines("areas.yaml", "cities");
      const item = items.find(({ start }) =>
        linesOf("areas.yaml")[start - 1]?.endsWith(`: ${slug}`),
      );
      const { start = 1, end = 1 } = item ?? {};
      const { changes } = replaceLines("areas.yaml", start, end - start, [], {});
      // Without Toronto, the list itself is reported too.
      return { changes, expected: { path, field: slug, alsoIn: ["areas.yaml"] } };
    }),
});
