/** Reads the photos whose paths it gets as JSON, to the last byte, and prints what is in each. */
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { z } from "zod";

async function measure(path: string) {
  const unknown = { width: 0, height: 0 };
  try {
    const image = sharp(path, { failOn: "truncated" });
    const { autoOrient, compression, format, pages = 1 } = await image.metadata();
    // HEIC and AVIF are two compressions of one format, which a file's name need not say.
    if (compression === "hevc") return { ...autoOrient, fault: "HEIC" };
    const isKnown = ["jpeg", "png", "webp", "heif"].includes(format);
    if (!isKnown || pages > 1) return { ...unknown, fault: "kind" };
    // Decodes small, so that JPEG is read at an eighth of its size; a missing end is found all the same.
    await image.resize(64).raw().toBuffer();
    return autoOrient;
  } catch {
    // The reason in the error may be that of another photo, since all are read at once.
    return { ...unknown, fault: "broken" };
  }
}

const paths = z.array(z.string()).parse(JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify(await Promise.all(paths.map(measure))));
