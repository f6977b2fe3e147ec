/** Generates typical mistakes in content files, for the test that all are reported. */
import type { CheckedFiles } from "#loader/check-file.ts";
import type { ContentFiles } from "#loader/content-folder.ts";
import { areaMistakes } from "./mistakes/areas.ts";
import { contentEdits, type Draft } from "./mistakes/content-edits.ts";
import { copyMistakes } from "./mistakes/copies.ts";
import { factMistakes } from "./mistakes/facts.ts";
import { fieldMistakes } from "./mistakes/fields.ts";
import { fileMistakes } from "./mistakes/file-names.ts";
import { frontMatterMistakes } from "./mistakes/front-matter.ts";
import { harmlessChanges } from "./mistakes/harmless.ts";
import { linkMistakes } from "./mistakes/links.ts";
import { plainTextMistakes } from "./mistakes/plain-text.ts";
import { questionMistakes } from "./mistakes/questions.ts";
import { sectionMistakes } from "./mistakes/sections.ts";
import { unsafeMistakes } from "./mistakes/unsafe.ts";
import { valueMistakes } from "./mistakes/values.ts";
import { yamlSyntaxMistakes } from "./mistakes/yaml-syntax.ts";

/** A mistake, with the kind that it belongs to. */
export interface Mistake extends Draft {
  kind: string;
}

/** Returns mistakes of every kind, in all collections. */
export function mistakesIn(files: ContentFiles, checked: CheckedFiles): Mistake[] {
  const edits = contentEdits(files, checked);
  const kinds = {
    ...fieldMistakes(edits),
    ...yamlSyntaxMistakes(edits),
    ...frontMatterMistakes(edits),
    ...valueMistakes(edits),
    ...areaMistakes(edits),
    ...sectionMistakes(edits),
    ...questionMistakes(edits),
    ...fileMistakes(edits),
    ...unsafeMistakes(edits),
    ...plainTextMistakes(edits),
    ...linkMistakes(edits),
    ...copyMistakes(edits),
    ...factMistakes(edits),
    ...harmlessChanges(edits),
  };
  return Object.entries(kinds).flatMap(([kind, drafts]) =>
    drafts().map(({ variant, ...draft }) => ({
      kind: variant === undefined ? kind : `${kind}: ${variant}`,
      ...draft,
    })),
  );
}
