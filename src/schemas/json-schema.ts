/** The schemas of the content as JSON Schemas, for editors that check and complete as you type. */
import { z } from "zod";
import type { ReferenceTarget } from "./schema-at.ts";

/** A JSON Schema, or a part of one. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What the fields that name something may name. Cities are not listed, since editors add them all the time. */
export type Names = Readonly<Record<Exclude<ReferenceTarget, "cities">, readonly string[]>>;

const isValid = (schema: z.core.$ZodType, value: unknown) =>
  z.core.safeParse(schema, value).success;

/** The schema's own message for a text that does not match its pattern; no pattern of ours matches “?”. */
export const patternMessage = (schema: z.core.$ZodType) =>
  z.core.safeParse(schema, "?").error?.issues[0]?.message;

/**
 * A schema as a JSON Schema of draft 7, which every editor knows. A reference lists the names that it may have, and a
 * pattern has the schema's own message (`patternErrorMessage`), which VS Code shows in its place.
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
