/** Stores quote requests, each in a JSON file that people can read. */
import { randomUUID } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Fields } from "./email-service.ts";

const messageSchema = z.object({
  receivedAt: z.iso.datetime(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/** A stored quote request. */
export type Message = z.infer<typeof messageSchema> & { file: string };

/** Opens a folder of messages and reads those of earlier runs. */
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
      writeFileSync(file, `${JSON.stringify({ receivedAt, fields }, null, 2)}\n`);
      messages.push({ file, receivedAt, fields });
    },
  };
}

/** Reads the message in a file; an empty list if the file contains something else. */
function readMessage(file: string): Message[] {
  try {
    return [{ file, ...messageSchema.parse(JSON.parse(readFileSync(file, "utf8"))) }];
  } catch {
    return [];
  }
}
