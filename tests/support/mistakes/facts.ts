import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Sentences with other rules of the company. */
const sentences = [
  "The door stays for 33 to 77 nights.",
  "We use 99-gauge mesh.",
  "No door goes on below −99 °C.",
];

/** Sentences that contradict the company's own rules. */
export const factMistakes = ({
  each,
  appendText,
  documents,
  filesOf,
  fields,
  setValue,
}: ContentEdits): Kinds => {
  const pages = [...documents, ...filesOf("faqs")];
  const leads = fields.filter(({ name, path }) => name === "lead" && path !== "areas.yaml");
  return {
    "another rule in the text": () =>
      each(sentences, pages, (path, one) => appendText(path, one, "")),
    "another rule in a field": () =>
      each(sentences, leads, (field, one) => setValue(field, JSON.stringify(one))),
  };
};
