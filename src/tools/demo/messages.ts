/** Quote requests as files: one readable JSON file for each. */
import { randomUUID } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Fields } from "./email-service.ts";

/** A quote request that has arrived. */
export interface Message {
  file: string;
  /** An ISO date and time. */
  receivedAt: string;
  fields: Fields;
}

const messageSchema = z.object({
  receivedAt: z.iso.datetime(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/** Opens a folder of messages; those of earlier runs are read once. */
export function openMessages(folder: string) {
  mkdirSync(folder, { recursive: true });
  const messages = globSync("*.json", { cwd: folder })
    .toSorted()
    .flatMap((name) => readMessage(join(folder, name)));
  return {
    /** All messages, newest first. */
    list: (): readonly Message[] => messages.toReversed(),
    /** Stores a message. */
    add(fields: Fields) {
      const receivedAt = new Date().toISOString();
      const name = `${receivedAt.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
      const file = join(folder, `${name}.json`);
      writeFileSync(file, asText({ receivedAt, fields }));
      messages.push({ file, receivedAt, fields });
    },
  };
}

/** JSON with a line for each field. */
function asText({ receivedAt, fields }: Omit<Message, "file">) {
  const lines = fields
    .map((field) => `    [${field.map((text) => JSON.stringify(text)).join(", ")}]`)
    .join(",\n");
  return `{\n  "receivedAt": "${receivedAt}",\n  "fields": [\n${lines}\n  ]\n}\n`;
}

/** The message in a file; none where the file holds something else. */
function readMessage(file: string): Message[] {
  try {
    return [{ file, ...messageSchema.parse(JSON.parse(readFileSync(file, "utf8"))) }];
  } catch {
    return [];
  }
}
