/** The icon of the site as SVG, PNG and ICO files, in the colours of the theme. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { colour } from "#styles/colours.ts";
import { recoloured } from "#styles/drawings.ts";

/** The icon as an SVG file. */
export const iconSvg = recoloured(readFileSync("src/assets/favicon.svg", "utf8"));

/** The side of the drawing in its file, in CSS pixels, and the density of SVG files. */
const drawn = { side: 32, density: 72 };

/** Draws the icon as a square PNG file; `side` is in pixels. */
const drawIcon = (side: number) =>
  sharp(Buffer.from(iconSvg), { density: (drawn.density * side) / drawn.side })
    .resize(side)
    .png({ palette: true });

/** Draws the icon for home screens, which cut its edges off: with a margin of an eighth. */
export async function drawHomeScreenIcon(side: number) {
  const margin = Math.round(side / 8);
  const background = colour("paper");
  const png = await drawIcon(side - 2 * margin)
    .flatten({ background })
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background })
    .toBuffer();
  return new Uint8Array(png);
}

/** Draws the icon as an ICO file for browsers without SVG icons. */
export async function drawIco() {
  const side = 32;
  const png = await drawIcon(side).toBuffer();
  const header = Buffer.alloc(22);
  // The type (1: an icon) and the number of its images.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // The image's width, height, planes, bits per pixel, length and position in the file.
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Uint8Array([...header, ...png]);
}
