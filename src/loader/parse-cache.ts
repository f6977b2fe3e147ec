/** Keeps what a build has read from a file, for its other parts, which share no memory, and for the next build. */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Read, Reference } from "./read-yaml.ts";

const folder = join("node_modules", ".cache", "content");

const hashOf = (...parts: readonly string[]) =>
  createHash("sha256").update(parts.join("\0")).digest("hex");

let code: string | undefined;

/** Changes when the code that reads the content does, or a library of its. */
function hashOfCode(): string {
  const files = [...globSync("src/{loader,schemas}/*.ts").toSorted(), "package-lock.json"];
  return (code ??= hashOf(...files.map((file) => readFileSync(file, "utf8"))));
}

const kept = <T>() =>
  z.object({
    hash: z.string(),
    data: z.custom<T>(),
    raw: z.unknown(),
    references: z.custom<Reference[]>(),
  });

/**
 * Reads a file only where its text has changed since a build last found no fault in it. Outside builds it is read
 * each time, since in `astro dev` the code that reads it may change too.
 */
export const remembered =
  <T>(read: (text: string, file: string) => Read<T>) =>
  (text: string, file: string): Read<T> => {
    if (process.env["NODE_ENV"] !== "production") return read(text, file);
    const hash = hashOf(hashOfCode(), text);
    const place = join(folder, `${hashOf(file)}.json`);
    // What a syntax tree knows of places is not kept: it is wanted only to tell of faults between files.
    const placeOf: Read<T>["placeOf"] = (path) => read(text, file).placeOf(path);
    try {
      const { hash: last, ...told } = kept<T>().parse(JSON.parse(readFileSync(place, "utf8")));
      if (last === hash) return { ...told, placeOf, problems: [] };
    } catch {
      // Never kept, or half written: it is read again.
    }
    const result = read(text, file);
    if (result.data === undefined) return result;
    const { data, raw, references } = result;
    mkdirSync(folder, { recursive: true });
    writeFileSync(place, JSON.stringify({ hash, data, raw, references }));
    return { data, raw, references, placeOf, problems: [] };
  };
