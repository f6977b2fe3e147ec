/** Converts the content schemas to forms of the CMS, with all their fields, limits and hints. */
import { z } from "zod";
import { contentCollections, idOf } from "#content/collections.ts";
import { readCollection } from "#content/loader.ts";
import { contentFiles, illustrations } from "#content/content-folder.ts";

/** An input of a form, and its options. */
interface Widget {
  widget: string;
  /** The fields of a group, or of each item of a list. */
  fields?: Field[];
  [option: string]: unknown;
}

/** A field of the CMS configuration. Unit tests validate it by the CMS's own schema. */
export interface Field extends Widget {
  name: string;
  label: string;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns the JSON Schema of a form, with each pattern's message in the schema. */
const toFormSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern === undefined) return;
      // Patterns never match “?”.
      const [issue] = z.core.safeParse(zodSchema, "?").error?.issues ?? [];
      jsonSchema["patternRule"] = [jsonSchema.pattern, issue?.message ?? ""];
    },
  });

const isSchema = (schema: JsonSchema | boolean | undefined) => typeof schema === "object";

/** Returns the schema of a list's items. Tuples, with one for each position, are not used. */
const itemsOf = ({ items }: JsonSchema) => (Array.isArray(items) || !isSchema(items) ? {} : items);

/** Returns the schema of a field's value, without the alternative null. */
const valueSchemaOf = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find((kind) => isSchema(kind) && kind.type !== "null") ?? schema;

/**
 * Returns whether a text gets an input of several lines: those that are `multiline`,
 * or have an example of over 60 characters.
 */
const isLong = ({ examples = [], ...more }: JsonSchema) =>
  more["multiline"] === true || examples.some((example) => String(example).length > 60);

/** Returns the field that identifies an item in lists: the first that is not a box or a number. */
export const namingFieldOf = (fields: readonly Field[]) =>
  fields.find(({ widget }) => widget !== "boolean" && widget !== "number")?.name;

/** Returns what a field that refers to something can name; undefined if an editor has to type it. */
function choicesOf({ reference, pattern = "" }: JsonSchema) {
  const named = (...lists: ("cities" | "neighbourhoods")[]) => {
    const areas = readCollection(contentCollections.areas).get("areas");
    return lists
      .flatMap((list) => areas?.[list] ?? [])
      .map(({ name, slug }) => ({ label: name, value: slug }));
  };
  switch (reference) {
    case "cities":
      return named("cities");
    case "areas":
      return named("cities", "neighbourhoods");
    case "services":
    case "guides":
      return [...contentFiles(contentCollections[reference].pattern).keys()].map(idOf);
    case "illustrations":
      return illustrations().filter((name) => new RegExp(pattern).test(name));
    default:
      return undefined;
  }
}

/** Returns the input for a schema. */
function widgetOf(schema: JsonSchema): Widget {
  const { type, format, minimum, maximum } = schema;
  if (schema["reference"] === "photos") return { widget: "image" };
  const options = schema.enum ?? choicesOf(schema);
  if (options) return { widget: "select", options };
  switch (type) {
    case "object":
      return { widget: "object", fields: fieldsOf(schema), collapsed: "auto" };
    case "array": {
      const items = itemsOf(schema);
      const list = { widget: "list", min: schema.minItems, max: schema.maxItems };
      if (items.type !== "object") return { ...list, field: fieldOf("item", items, true) };
      const fields = fieldsOf(items);
      return {
        ...list,
        label_singular: items.title,
        fields,
        summary: `{{fields.${namingFieldOf(fields) ?? ""}}}`,
        collapsed: true,
      };
    }
    case "number":
    case "integer":
      return {
        widget: "number",
        value_type: type === "integer" ? "int" : "float",
        min:
          minimum ??
          (typeof schema.exclusiveMinimum === "number" ? schema.exclusiveMinimum + 1 : undefined),
        max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
        step: type === "integer" ? 1 : 0.0001,
      };
    case "boolean":
      return { widget: "boolean" };
    default:
      if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
      return {
        // Limits count a text with its facts filled in, so the check tells them after a save, not the form.
        widget: isLong(schema) ? "text" : "string",
        pattern: schema["patternRule"],
      };
  }
}

/** Makes a field of the form from its schema, without a hint that its group has already. */
function fieldOf(name: string, schema: JsonSchema, required: boolean, group?: string): Field {
  const valueSchema = valueSchemaOf(schema);
  // A single possible value, as `sample: true` of reviews: the form keeps it, but cannot set it.
  if (valueSchema.const !== undefined) return { name, label: name, widget: "hidden" };
  const { title = name, description, examples } = { ...valueSchema, ...schema };
  const [example] = examples ?? [];
  const hasExample = typeof example === "string" || typeof example === "number";
  return {
    name,
    label: title,
    ...widgetOf(valueSchema),
    required,
    hint: [description === group ? "" : description, hasExample ? `Example: ${example}` : ""]
      .filter(Boolean)
      .join(" "),
  };
}

function fieldsOf({ properties = {}, required = [], description }: JsonSchema): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    isSchema(schema) ? [fieldOf(name, schema, required.includes(name), description)] : [],
  );
}

/** Makes a form from a schema. A list file gets one field, in which new items go to the top. */
export function formOf(schema: z.ZodType) {
  const json = toFormSchema(schema);
  const isList = json.type === "array";
  return {
    label: json.title,
    fields: isList ? [{ ...fieldOf("list", json, true), add_to_top: true }] : fieldsOf(json),
    isList,
  };
}
