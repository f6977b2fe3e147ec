/** Screenshots: on which screens, and when two are alike. */
import sharp from "sharp";

/** The colours of a PNG, level by level. */
export const colours = (png: Buffer) => sharp(png).raw().toBuffer();

/** Whether two pictures look alike: what is drawn again, such as a round corner, may differ by some of 255 levels. */
export const areEqualToTheEye = (one: Buffer, other: Buffer) =>
  one.length === other.length && one.every((level, at) => Math.abs(level - (other[at] ?? 0)) < 8);

/** The screens that most visitors have. */
export const screens = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
];
