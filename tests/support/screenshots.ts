/** Screen sizes for screenshots, and their comparison. */
import sharp from "sharp";

/** Decodes a PNG to its raw channel values. */
export const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer();

/** Whether two images look the same: anti-aliased edges may differ by a few of 255 levels. */
export const looksSame = (one: Buffer, other: Buffer) =>
  one.length === other.length &&
  one.every((level, index) => Math.abs(level - (other[index] ?? 0)) < 8);

/** The most common screens. */
export const screens = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
];
