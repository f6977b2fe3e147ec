/** Finds the schema of one field by its path, for messages and for tools that show what a field is. */
import { z } from "zod";

/** What a field of the content may name. */
export type ReferenceTarget = "services" | "illustrations" | "cities";

declare module "zod" {
  interface GlobalMeta {
    /** What the field's text names. */
    reference?: ReferenceTarget;
    /** Whether the text has several lines or paragraphs. */
    multiline?: boolean;
  }
}

/** The way to a field: names of fields, and numbers in lists. */
export type FieldPath = readonly (string | number)[];

/** What a schema's `about()` says of a field. */
export interface FieldHelp {
  title?: string | undefined;
  description?: string | undefined;
  examples: readonly unknown[];
  /** What the field names: an entry of that kind must exist. */
  reference?: ReferenceTarget | undefined;
}

/** The schema of the field at a path; undefined where the schema knows no such field. */
export function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  let at: unknown = schema;
  for (const key of path) {
    at = unwrap(at);
    if (at instanceof z.ZodObject) at = at.shape[key];
    else if (at instanceof z.ZodArray) at = at.element;
    else return undefined;
  }
  return at instanceof z.ZodType ? at : undefined;
}

/** The field names that a schema allows at a path. */
export function fieldNamesAt(schema: z.ZodType, path: FieldPath): string[] {
  const at = unwrap(schemaAt(schema, path));
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** What an editor is told of the field at a path. */
export function helpAt(schema: z.ZodType, path: FieldPath): FieldHelp {
  let at: unknown = schemaAt(schema, path);
  const help: FieldHelp = { examples: [] };
  // An optional field's help may stand on the field or on what it wraps.
  for (; at instanceof z.ZodType; at = isWrapper(at) ? at.unwrap() : undefined) {
    const { title, description, examples, reference } = at.meta() ?? {};
    help.title ??= title;
    help.description ??= description;
    help.reference ??= reference;
    if (help.examples.length === 0 && Array.isArray(examples)) help.examples = examples;
  }
  return help;
}

const isWrapper = (at: unknown) => at instanceof z.ZodOptional || at instanceof z.ZodNullable;

function unwrap(schema: unknown): unknown {
  let at = schema;
  while (isWrapper(at)) at = at.unwrap();
  return at;
}
