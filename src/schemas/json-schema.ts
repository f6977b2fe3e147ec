/** The schemas of the content as JSON Schemas, for editors that check and complete while one types. */
import { z } from "zod";
import type { ReferenceTarget } from "./schema-at.ts";

/** A JSON Schema, or a part of one. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What the fields that name something may name. */
export type Names = Readonly<Record<ReferenceTarget, readonly string[]>>;

const isRight = (schema: z.core.$ZodType, value: unknown) =>
  z.core.safeParse(schema, value).success;

/**
 * A schema as a JSON Schema of draft 7, which every editor knows. A field that names something lists
 * the names that there are. A field of a certain form tells it in the schema's own words
 * (`patternErrorMessage`, which VS Code shows in place of the pattern).
 */
export const jsonSchemaOf = (schema: z.ZodType, names: Names): JsonSchema =>
  z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const { reference } = z.globalRegistry.get(zodSchema) ?? {};
      delete jsonSchema["reference"];
      delete jsonSchema["multiline"];
      if (reference) {
        delete jsonSchema.pattern;
        jsonSchema.enum = names[reference].filter((name) => isRight(zodSchema, name));
      }
      if (jsonSchema.pattern === undefined) return;
      // No form that a field may have fits this text, so it draws the schema's own words.
      const refusal = z.core.safeParse(zodSchema, "?").error?.issues[0];
      if (refusal) jsonSchema["patternErrorMessage"] = refusal.message;
    },
  });
