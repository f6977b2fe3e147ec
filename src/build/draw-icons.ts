/** `npm run icons`: draws the icons of `public/` from `src/assets/icon.svg`, in the theme's colours. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { paletteOf } from "#styles/palette.ts";
import { inColour } from "./drawings.ts";

const colours = paletteOf(readFileSync(join("src", "styles", "theme.css"), "utf8"));
const drawing = readFileSync(join("src", "assets", "icon.svg"), "utf8");
const svg = inColour(drawing, colours, "icon.svg");

/** Draws the icon at a size in pixels, of which it fills a share; paper is around it. */
const draw = (size: number, share: number) => {
  const inner = 2 * Math.floor((size * share) / 2);
  const border = (size - inner) / 2;
  const background = share < 1 ? inColour("{paper}", colours, "icon.svg") : "#0000";
  return sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: border, bottom: border, left: border, right: border, background })
    .flatten(share < 1 && { background })
    .png({ palette: true, effort: 10 })
    .toBuffer();
};

/** Wraps a PNG file of 32 pixels as an ICO file: a header, one entry of its directory, the PNG. */
function toIco(png: Buffer) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const save = (name: string, data: string | Buffer) => {
  writeFileSync(join("public", name), data);
};
save("favicon.svg", svg);
save("favicon.ico", toIco(await draw(32, 1)));
// Phones cut a circle or a rounded square out of these.
save("apple-touch-icon.png", await draw(180, 0.75));
save("icon-192.png", await draw(192, 0.75));
save("icon-512.png", await draw(512, 0.75));
