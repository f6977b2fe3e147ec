import { citySections } from "#schemas/city-page.ts";
import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Wrong spellings of “## Prevention Tips”. */
const headings = [
  ...["## prevention tips", "### Prevention Tips", "# Prevention Tips", "##Prevention Tips"],
  "**Prevention Tips**",
];

/** Mistakes in the headings and sections of documents. */
export const sectionMistakes = ({
  each,
  sample,
  replaceLines,
  appendText,
  lineOfHeading,
  lineOfClosingDelimiter,
  endOfSection,
  filesOf,
  cities,
  linesOf,
}: ContentEdits): Kinds => ({
  "a heading missing": () =>
    citySections.flatMap((section, index) =>
      sample(1, cities).map((path) => {
        const next = citySections[index + 1];
        const line = lineOfHeading(path, section);
        const end = next === undefined ? linesOf(path).length - 1 : lineOfHeading(path, next);
        // The place of a missing heading is unknown, unless no other heading is above its text.
        return replaceLines(path, line, 2, [], {
          field: section,
          line: index === 0 ? line : end - 2,
        });
      }),
    ),
  "a section missing": () =>
    citySections.slice(0, -1).flatMap((section) =>
      sample(1, cities).map((path) => {
        const line = lineOfHeading(path, section);
        return replaceLines(path, line, endOfSection(path, line) - line, [], { field: section });
      }),
    ),
  "a heading misspelt": () =>
    citySections.flatMap((section) =>
      sample(2, cities).map((path) => {
        const wrong = section.slice(0, -2) + section.slice(-1);
        return replaceLines(path, lineOfHeading(path, section), 1, [`## ${wrong}`], {
          field: wrong,
        });
      }),
    ),
  "a heading with wrong marks": () =>
    each(headings, cities, (path, written) =>
      replaceLines(path, lineOfHeading(path, "Prevention Tips"), 1, [written], {
        field: written.startsWith("##P") ? "hashes" : written.replaceAll(/^#+ |\*/g, ""),
      }),
    ),
  "a section twice": () =>
    sample(3, cities).map((path) => {
      const line = lineOfHeading(path, "Prevention Tips");
      const end = endOfSection(path, line);
      return replaceLines(path, end, 0, linesOf(path).slice(line - 1, end - 1), {
        field: "Prevention Tips",
      });
    }),
  "sections in another order": () =>
    sample(3, cities).map((path) => {
      const one = lineOfHeading(path, "Cost Considerations");
      const two = lineOfHeading(path, "Prevention Tips");
      const end = endOfSection(path, two);
      const all = linesOf(path);
      const added = [...all.slice(two - 1, end - 1), ...all.slice(one - 1, two - 1)];
      return replaceLines(path, one, end - one, added, {
        line: one + end - two,
        field: "Cost Considerations",
      });
    }),
  "an unknown heading": () =>
    sample(3, cities).map((path) =>
      replaceLines(path, lineOfHeading(path, "FAQs"), 0, ["## Our Promise", "", "No poison.", ""], {
        field: "Our Promise",
      }),
    ),
  "a section without text": () =>
    sample(4, cities).map((path) => {
      const line = lineOfHeading(path, "Cost Considerations");
      return replaceLines(
        path,
        line,
        endOfSection(path, line) - line,
        ["## Cost Considerations", ""],
        {
          field: "Cost Considerations",
        },
      );
    }),
  "text before the first section": () =>
    sample(3, cities).map((path) =>
      replaceLines(path, lineOfClosingDelimiter(path) + 1, 1, ["", "We like it here.", ""], {
        line: lineOfClosingDelimiter(path) + 2,
        field: "Introduction",
      }),
    ),
  "no text": () =>
    sample(4, filesOf("neighbourhoods", "services")).map((path) => ({
      changes: new Map([
        [path, `${linesOf(path).slice(0, lineOfClosingDelimiter(path)).join("\n")}\n`],
      ]),
      expected: { path, line: lineOfClosingDelimiter(path), field: "text" },
    })),
  "a title inside the text": () =>
    sample(3, filesOf("neighbourhoods", "services")).map((path) =>
      appendText(path, "# Raccoons\n\nThey climb.", "Raccoons"),
    ),
});
