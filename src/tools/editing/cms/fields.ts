/** The content's schemas as the CMS's forms: every field, limit and hint comes from the schema (schemas/). */
import { z } from "zod";
import { illustrations } from "#loader/content-folder.ts";
import { patternMessage } from "#schemas/json-schema.ts";

/** An input of the CMS's forms, and its options. */
interface Widget {
  widget: string;
  /** What a group, or each item of a list, is made of. */
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
}

/** A field of the CMS's configuration. Tests hold it to the CMS's own schema. */
export interface Field extends Widget {
  name: string;
  label: string;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern !== undefined) {
        jsonSchema["patternMessage"] = patternMessage(zodSchema);
      }
    },
  });

const isSchema = (schema: JsonSchema | boolean | undefined) => typeof schema === "object";

/** The schema of a list's items; none of our lists has a schema for each place. */
const itemsOf = ({ items }: JsonSchema) => (Array.isArray(items) || !isSchema(items) ? {} : items);

/** The schema of a field's value where the field may also be null. */
const valueSchemaOf = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find((kind) => isSchema(kind) && kind.type !== "null") ?? schema;

/** A text whose example is longer gets an input of several lines. */
const maxLineLength = 60;

const isLong = ({ examples = [], ...more }: JsonSchema) =>
  more["multiline"] === true ||
  examples.some((example) => typeof example === "string" && example.length > maxLineLength);

/** The field by which lists show an item: the first that is written, so no box to tick. */
export const namingFieldOf = (fields: readonly Field[]) =>
  fields.find(({ widget }) => widget !== "boolean")?.name;

/** The widget of a schema, and its options. */
function widgetOf(schema: JsonSchema): Widget {
  const { type, format, pattern, minLength, maxLength, minimum, maximum } = schema;
  if (schema["reference"] === "services") {
    return {
      widget: "relation",
      collection: "services",
      value_field: "{{slug}}",
      display_fields: ["name"],
    };
  }
  if (schema["reference"] === "cities") {
    return {
      widget: "relation",
      collection: "_singletons",
      file: "areas",
      value_field: "cities.*.slug",
      display_fields: ["cities.*.name"],
    };
  }
  if (schema["reference"] === "illustrations") {
    const form = new RegExp(pattern ?? "");
    return { widget: "select", options: illustrations().filter((name) => form.test(name)) };
  }
  if (schema.enum) return { widget: "select", options: schema.enum };
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
    default: {
      if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
      const message = schema["patternMessage"];
      return {
        widget: isLong(schema) ? "text" : "string",
        // A single character is what “required” asks for.
        minlength: minLength === 1 ? undefined : minLength,
        maxlength: maxLength,
        pattern:
          pattern === undefined ? undefined : [pattern, typeof message === "string" ? message : ""],
      };
    }
  }
}

/** A field of the form by its schema. */
export function fieldOf(name: string, schema: JsonSchema, required: boolean): Field {
  const valueSchema = valueSchemaOf(schema);
  // A field with one possible value, such as the mark of sample reviews: the form keeps it and cannot set it.
  if (valueSchema.const !== undefined) return { name, label: name, widget: "hidden" };
  const { title = name, description, examples } = { ...valueSchema, ...schema };
  const [example] = examples ?? [];
  const hasExample = typeof example === "string" || typeof example === "number";
  return {
    name,
    label: title,
    ...widgetOf(valueSchema),
    required,
    hint: [description, hasExample ? `Example: ${example}` : ""].filter(Boolean).join(" "),
  };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    isSchema(schema) ? [fieldOf(name, schema, required.includes(name))] : [],
  );
}

/** A schema's title and fields; a file that is one list has a single field for it, and grows at its top. */
export function formOf(schema: z.ZodType) {
  const json = jsonSchemaOf(schema);
  const isList = json.type === "array";
  return {
    label: json.title,
    fields: isList ? [{ ...fieldOf("list", json, true), add_to_top: true }] : fieldsOf(json),
    isList,
  };
}
