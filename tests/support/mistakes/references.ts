import type { ContentEdits, Kinds } from "./content-edits.ts";

const linkTo = (address: string) => `For more, see [this page](${address}).`;

/** Names of things that do not exist. */
export const referenceMistakes = ({
  sample,
  setValue,
  appendText,
  filesOf,
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
  "a link to no page": () =>
    sample(4, [...documents, ...filesOf("faqs")]).flatMap((path) => [
      appendText(path, linkTo("/services/exclusions"), "/services/exclusions"),
      appendText(path, linkTo("/areas/"), "/areas/"),
    ]),
  "a link to no section": () =>
    sample(3, documents).map((path) => appendText(path, linkTo("/#costs"), "/#costs")),
  "a link without its slash": () =>
    sample(3, documents).map((path) =>
      appendText(path, linkTo("services/exclusion"), "services/exclusion"),
    ),
  "a link without https://": () =>
    sample(3, documents).map((path) =>
      appendText(path, linkTo("www.toronto.ca"), "www.toronto.ca"),
    ),
  "a link that is not whole": () =>
    sample(2, documents).flatMap((path) => [
      appendText(path, "See the [cost guide] (/#cost).", "link"),
      appendText(path, "See the [cost guide](/#cost and call.", "link"),
    ]),
  "a picture in the text that is missing": () =>
    sample(3, documents).map((path) =>
      appendText(path, "![A raccoon](/photos/raccoon.jpg)", "picture"),
    ),
});
