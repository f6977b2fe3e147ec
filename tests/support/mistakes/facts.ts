import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Sentences with wrong facts about the company. */
const sentences = [
  "Call us at (905) 555-0999.",
  "Call (905) 555-0999 at any hour.",
  "Call us at 905-555-0999 at any hour.",
  "Write to someone@elsewhere.example.",
  "The office is open from 5 AM to 11 PM.",
  "The office opens at 5 AM.",
  "The office closes at 11 PM.",
  "Office hours are 5:15 AM – 11:15 PM.",
  "Our staff answer until 11 p.m. every day.",
  "The office is open two days a week.",
  "We have 1.5 stars.",
  "We have 1.5 stars from 99999 reviews.",
  "Read our 99,999 reviews.",
  "AAA Affordable Wildlife Removal looks after your roof.",
  "It costs $7.",
  "It costs $7–$77.",
  "It costs $77,777+.",
  "It costs $600–$300.",
  "It costs $0.",
  "The typical range in 2001 was lower.",
  "The door stays for 33 to 77 nights.",
  "We use 99-gauge mesh.",
  "No door goes on below −99 °C.",
];

const wording = [
  "Our team is nestled here.",
  "A vibrant place for raccoons.",
  "Look no further.",
  "When it comes to roofs, we care.",
  "We give you peace of mind.",
  "Rest assured that we come.",
  "It is hassle-free.",
  "The critters leave.",
  "Those pesky raccoons leave.",
  "We come at once!",
];

/** Sentences with wrong facts, and wording that an editor would remove. */
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
  const isWarning = true;
  return {
    "another fact in the text": () =>
      each(sentences, pages, (path, one) => ({ ...appendText(path, one, ""), isWarning })),
    "another fact in a field": () =>
      each(sentences, leads, (field, one) => ({
        ...setValue(field, JSON.stringify(one)),
        isWarning,
      })),
    "wording to avoid": () =>
      each(wording, pages, (path, one) => ({ ...appendText(path, one, ""), isWarning })),
  };
};
