/** Stores quote requests, each in a JSON file that people can read. */
import { randomUUID } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Fields } from "./service-answers.ts";

const messageSchema = z.object({
  receivedAt: z.iso.datetime(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/** A stored quote request. */
export type Message = z.infer<typeof messageSchema> & { file: string };

/** Stores a quote request in a folder. */
export function addMessage(folder: string, fields: Fields) {
  const receivedAt = new Date().toISOString();
  const name = `${receivedAt.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify({ receivedAt, fields }, null, 2)}\n`);
}

/** The quote requests in a folder, newest first; files of another kind are left out. */
export const messagesIn = (folder: string): Message[] =>
  globSync("*.json", { cwd: folder })
    .toSorted()
    .toReversed()
    .flatMap((name) => readMessage(join(folder, name)));

function readMessage(file: string): Message[] {
  try {
    return [{ file, ...messageSchema.parse(JSON.parse(readFileSync(file, "utf8"))) }];
  } catch {
    return [];
  }
}
