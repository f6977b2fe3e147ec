/** Converts the content schemas to JSON Schema, with which code editors check and complete while typing. */
import { z } from "zod";
import type { ReferenceTarget } from "./schema-at.ts";

/** A JSON Schema, or a part of one. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The possible values of fields that refer to a service or a picture. Cities are not listed, since they change often. */
export type Names = Readonly<Record<Exclude<ReferenceTarget, "cities">, readonly string[]>>;

const isValid = (schema: z.core.$ZodType, value: unknown) =>
  z.core.safeParse(schema, value).success;

/** The schema's message for a text that does not match its pattern; no pattern of the content matches “?”. */
export const patternMessage = (schema: z.core.$ZodType) =>
  z.core.safeParse(schema, "?").error?.issues[0]?.message;

/**
 * Converts a schema to JSON Schema draft 7, which every code editor supports. References list their possible values, and
 * patterns have the schema's message in `patternErrorMessage`, which VS Code shows instead of its own.
 */
export const jsonSchemaOf = (schema: z.ZodType, names: Names): JsonSchema =>
  z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const { reference } = z.globalRegistry.get(zodSchema) ?? {};
      delete jsonSchema["reference"];
      delete jsonSchema["multiline"];
      if (reference && reference !== "cities") {
        delete jsonSchema.pattern;
        jsonSchema.enum = names[reference].filter((name) => isValid(zodSchema, name));
      }
      if (jsonSchema.pattern === undefined) return;
      jsonSchema["patternErrorMessage"] = patternMessage(zodSchema);
    },
  });
