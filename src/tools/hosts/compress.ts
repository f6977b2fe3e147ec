/** Compresses text at the highest level, the way a host finds it beside a file or does it itself. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypes, isText } from "./rules.ts";

/** The encodings that hosts offer, the better first, and what a file's twin in each is called after. */
export const encodings = {
  br: {
    suffix: ".br",
    compress: (body: Buffer) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  gzip: {
    suffix: ".gz",
    compress: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  },
} as const;

/** A name of one of them, as browsers and servers say it. */
export type Encoding = keyof typeof encodings;

/** The files of a built site that are text. */
export const textsIn = (folder: string) =>
  globSync("**/*", { cwd: folder }).filter((name) =>
    isText(contentTypes.get(extname(name).slice(1)) ?? ""),
  );

/**
 * Writes the compressed twins of a built site's texts beside them, for servers that hand out what they find
 * (nginx, Caddy); a text that does not shrink has none. No part of a build: hosts of static sites compress
 * for themselves and would only carry every page thrice, and the highest level costs a tenth of a second a page.
 */
export async function precompress(folder: string) {
  const texts = textsIn(folder).values();
  let written = 0;
  // zlib works beside the main thread: as many at a time as there are cores.
  const work = async () => {
    for (const name of texts) {
      const file = join(folder, name);
      const body = readFileSync(file);
      for (const { suffix, compress } of Object.values(encodings)) {
        const small = await compress(body);
        if (small.length >= body.length) continue;
        writeFileSync(file + suffix, small);
        written++;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}
