/** Draws the pictures that stand for a page where its address is shared: 1200 × 630, offline, kept between builds. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type CSSProperties, type ReactElement } from "react";
import satori from "satori";
import sharp from "sharp";
import { colour } from "#styles/colours.ts";

/** The size that Open Graph's readers expect, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What the picture shows. */
interface ShareImage {
  heading: string;
  /** A picture of `src/assets/illustrations/`. */
  picture: string;
  business: { name: string; phone: string };
}

const cache = join("node_modules", ".cache", "share-images");
const font = readFileSync("node_modules/@fontsource/besley/files/besley-latin-700-normal.woff");
const colours = {
  night: colour("night"),
  dusk: colour("dusk"),
  paper: colour("paper"),
  amber: colour("amber"),
};

/** A page's share image as PNG. The same content gives the same bytes, from the cache where it was drawn before. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const picture = readFileSync(join("src", "assets", "illustrations", image.picture));
  const key = createHash("sha256")
    .update(JSON.stringify([image, colours, drawingVersion]))
    .update(picture)
    .digest("hex");
  const file = join(cache, `${key}.png`);
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    const drawn = await draw(image, picture);
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, drawn);
    return drawn;
  }
}

/** To be raised when the drawing below changes, so that no cached picture outlives it. */
const drawingVersion = 1;

async function draw(
  { heading, business }: ShareImage,
  picture: Buffer,
): Promise<Uint8Array<ArrayBuffer>> {
  const headingSize = heading.length > 40 ? 54 : heading.length > 34 ? 64 : 76;
  const page = box(
    {
      ...shareImageSize,
      boxSizing: "border-box",
      padding: 56,
      alignItems: "center",
      backgroundImage: `linear-gradient(${colours.night}, ${colours.dusk})`,
    },
    box(
      { flexDirection: "column", width: 510, height: 518 },
      text({ fontSize: headingSize, lineHeight: 1.02, color: colours.paper }, heading),
      box(
        { flexDirection: "column" },
        text({ fontSize: 46, color: colours.amber }, business.phone),
        text({ fontSize: 28, color: colours.paper, marginTop: 8 }, business.name),
      ),
    ),
    createElement("img", {
      src: `data:image/svg+xml;base64,${picture.toString("base64")}`,
      width: 548,
      height: 430,
      style: { objectFit: "cover", borderRadius: 8 },
    }),
  );
  const svg = await satori(page, {
    ...shareImageSize,
    fonts: [{ name: "Besley", data: font, weight: 700, style: "normal" }],
  });
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 90, effort: 8 })
    .toBuffer();
  return new Uint8Array(png);
}

const box = (style: CSSProperties, ...children: ReactElement[]) =>
  createElement(
    "div",
    { style: { display: "flex", justifyContent: "space-between", ...style } },
    ...children,
  );

const text = (style: CSSProperties, words: string) =>
  createElement("div", { style: { letterSpacing: "-0.02em", ...style } }, words);
