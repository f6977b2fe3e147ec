import type { ContentEdits, Kinds } from "./content-edits.ts";

const linkTo = (address: string) => `For more, see [this page](${address}).`;

/** Names of things that do not exist. */
export const referenceMistakes = ({
  sample,
  setValue,
  appendText,
  documents,
  fields,
}: ContentEdits): Kinds => ({
  "an unknown service": () =>
    sample(
      4,
      fields.filter(({ name }) => name === "service"),
    ).map((field) => setValue(field, String(field.value).slice(0, -1))),
  "an unknown neighbour": () =>
    sample(4, documents).map((path) =>
      appendText(path, linkTo("/toronto/lesliville/raccoon-removal"), "lesliville"),
    ),
});
