/** Finds the schema of a field, and its help for editors, by its path. */
import { z } from "zod";

/** The kinds of things to which a field of the content can refer. */
export type ReferenceTarget =
  "services" | "illustrations" | "cities" | "guides" | "areas" | "photos" | "prices" | "pages";

declare module "zod" {
  interface GlobalMeta {
    /** The kind of thing to which the value of the field refers. */
    reference?: ReferenceTarget;
    /** Tells whether the text can have several lines or paragraphs. */
    multiline?: boolean;
    /** The language of a text that pages show, and whose words follow the rules of texts. */
    text?: "plain" | "markdown";
    examples?: (string | number | boolean)[];
  }
}

/** The path of a field: names of fields, and indexes in lists. */
export type FieldPath = readonly (string | number)[];

/** Returns the schema of the field at a path; undefined if there is no such field. */
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

/** Returns the field names that a schema allows at a path. */
export function fieldNamesAt(schema: z.ZodType, path: FieldPath): string[] {
  const at = unwrap(schemaAt(schema, path));
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** Returns the help for editors of the field at a path, as given to its factory, list or group. */
export function helpAt(schema: z.ZodType, path: FieldPath) {
  const field = schemaAt(schema, path);
  const inner = unwrap(field);
  // The help of an optional field may be on the field or on the schema that it wraps.
  return { examples: [], ...(inner instanceof z.ZodType && inner.meta()), ...field?.meta() };
}

/** Returns the schema of a field's value, without “optional” and “nullable”. */
function unwrap(schema: unknown): unknown {
  let at = schema;
  while (at instanceof z.ZodOptional || at instanceof z.ZodNullable) at = at.unwrap();
  return at;
}
