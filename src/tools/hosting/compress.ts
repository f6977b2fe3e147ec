/** Compresses text files at the highest level, into copies beside them that servers find. */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypes } from "./rules.ts";

/** The content encodings with their files' suffixes. Brotli's default is the highest level. */
export const encodings = {
  br: { suffix: ".br", compress: promisify<Buffer, Buffer>(brotliCompress) },
  gzip: {
    suffix: ".gz",
    compress: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  },
} as const;

const isText = (type: string) =>
  /^(?:text\/|image\/svg|application\/(?:xml|json|manifest))/.test(type);

/** Returns the text files of a folder. Images and fonts are compressed already. */
export const textFiles = (folder: string) =>
  globSync("**/*", { cwd: folder })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => isText(contentTypes.get(extname(name).slice(1)) ?? ""));

/** Writes the compressed copies of a file, except those that would not be smaller. */
export async function compressFile(file: string) {
  const body = await readFile(file);
  for (const { suffix, compress } of Object.values(encodings)) {
    const compressed = await compress(body);
    if (compressed.length < body.length) await writeFile(file + suffix, compressed);
  }
}

/**
 * Compresses every text file of a built site, for nginx and Caddy. Not part of a build: other hosts
 * compress files themselves, and the highest level takes 0.1 seconds a page.
 */
export async function compressFolder(folder: string) {
  const names = textFiles(folder).values();
  const worker = async () => {
    for (const name of names) await compressFile(join(folder, name));
  };
  // zlib runs in other threads, so one worker for each core uses them all.
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
