import type { ContentEdits, Draft, Kinds } from "./content-edits.ts";

/** Files that are missing, empty, misnamed or in the wrong folder. */
export const fileMistakes = ({
  sample,
  moveFile,
  filesOf,
  cities,
  documents,
  textOf,
  linesOf,
}: ContentEdits): Kinds => ({
  "a city's file in the neighbourhoods' folder": () =>
    sample(3, cities).map((path) => moveFile(path, path.replace("cities", "neighbourhoods"))),
  "a neighbourhood's file in the cities' folder": () =>
    sample(2, filesOf("neighbourhoods")).map((path) =>
      moveFile(path, path.replace("neighbourhoods", "cities")),
    ),
  "a file outside its folder": () =>
    sample(5, [...cities, ...filesOf("neighbourhoods"), ...filesOf("reviews")]).map((path) =>
      moveFile(path, path.replace(/^\w+\//, "")),
    ),
  "a file in an extra folder": () =>
    sample(2, cities).map((path) => moveFile(path, path.replace("cities/", "cities/new/"))),
  "a file name in capitals": () =>
    sample(5, documents).map((path) =>
      moveFile(
        path,
        path.replace(/\/./, (letter) => letter.toUpperCase()),
      ),
    ),
  "an upper-case name of a required file": () => [
    moveFile("business.yaml", "Business.yaml", { alsoIn: ["business.yaml"] }),
    moveFile("faqs/home.md", "faqs/Home.md", { alsoIn: ["faqs/home.md"] }),
  ],
  "a file name with a space": () =>
    sample(3, documents).map((path): Draft => {
      const copy = path.replace(".md", " copy.md");
      return {
        changes: new Map([[copy, textOf(path)]]),
        expected: { path: copy, field: "file name" },
      };
    }),
  "a file with a wrong extension": () =>
    sample(4, [...cities, ...filesOf("reviews")]).flatMap((path) => [
      moveFile(path, path.replace(/\.\w+$/, ".txt")),
      moveFile(path, `${path}.txt`),
    ]),
  "a file with a misspelt name": () => [
    moveFile("business.yaml", "buisness.yaml", {
      field: "“business.yaml”",
      alsoIn: ["business.yaml"],
    }),
    moveFile("cost-guide.yaml", "cost_guide.yaml", {
      field: "“cost-guide.yaml”",
      alsoIn: ["cost-guide.yaml"],
    }),
    moveFile("faqs/local-raccoon-solutions.md", "faqs/local-racoon-solutions.md", {
      field: "“faqs/local-raccoon-solutions.md”",
      alsoIn: ["faqs/local-raccoon-solutions.md"],
    }),
    ...sample(1, cities).map((path) => {
      const slug = path.slice("cities/".length, -".md".length);
      return moveFile(path, `cities/${slug.slice(0, -1)}.md`, { field: `“${slug}”` });
    }),
  ],
  "a file for an area off the list": () =>
    (["cities", "neighbourhoods"] as const).map((folder): Draft => {
      const path = `${folder}/nowhere.md`;
      const [model = ""] = filesOf(folder);
      return { changes: new Map([[path, textOf(model)]]), expected: { path, field: "nowhere" } };
    }),
  "reviews under another name": () =>
    sample(2, filesOf("reviews")).map((path) => moveFile(path, "reviews/latest.yaml")),
  "a service without a drawing": () =>
    sample(1, filesOf("services")).map((model): Draft => {
      const path = "services/without-drawing.md";
      return {
        changes: new Map([[path, textOf(model)]]),
        expected: { path, field: "without-drawing.svg", alsoIn: [model] },
      };
    }),
  "a missing file": () =>
    ["business.yaml", "areas.yaml", "home.yaml", "faqs/home.md", "quote-form.yaml"].map(
      (path): Draft => ({
        changes: new Map([[path, undefined]]),
        expected: { path, field: "is missing" },
      }),
    ),
  "a missing document of an area": () =>
    sample(4, [...cities, ...filesOf("neighbourhoods")]).map((path): Draft => {
      const slug = path.replace(/^\w+\/|\.md$/g, "");
      const line = linesOf("areas.yaml").findIndex((row) => row.endsWith(`slug: ${slug}`)) + 1;
      return {
        changes: new Map([[path, undefined]]),
        expected: { path: "areas.yaml", line, field: path },
      };
    }),
  "a link to a draft": () => {
    const [draft = "", other = ""] = filesOf("neighbourhoods");
    const slug = draft.replace(/^\w+\/|\.md$/g, "");
    const text = textOf(other).trimEnd();
    return [
      {
        changes: new Map([
          [draft, textOf(draft).replace("---\n", "---\ndraft: true\n")],
          [other, `${text}\n\nSee [next door](/toronto/${slug}/raccoon-removal).\n`],
        ]),
        expected: { path: other, line: text.split("\n").length + 2, field: draft },
      },
    ];
  },
  "a file that is empty": () =>
    [
      "business.yaml",
      "home.yaml",
      "faqs/home.md",
      ...["reviews", "cities", "services"].flatMap((name) => sample(1, filesOf(name))),
    ].map((path): Draft => ({
      changes: new Map([[path, ""]]),
      expected: { path, line: 1, field: "empty" },
    })),
});
