/** Screen sizes for screenshots, and their comparison. */
import pixelmatch from "pixelmatch";
import sharp from "sharp";

const decode = (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Whether two PNGs look the same: no pixel differs by more than about 8 of 255 levels. Anti-aliased
 * pixels are ignored, since the same edge is not always drawn in the same way.
 */
export async function looksSame(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [a, b] = await Promise.all([decode(one), decode(other)]);
  const { width, height } = a.info;
  return (
    width === b.info.width &&
    height === b.info.height &&
    pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.03 }) === 0
  );
}

/** The most common screens. */
export const screens = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
];
