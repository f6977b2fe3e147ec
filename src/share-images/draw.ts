/** Draws the pictures that stand for a page where its address is shared: 1200 × 630, offline, kept between builds. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { createElement, type CSSProperties, type ReactElement } from "react";
import satori from "satori";
import sharp from "sharp";
import { colour } from "#styles/colours.ts";

/** The size that Open Graph's readers expect, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What the picture shows. */
export interface ShareImage {
  heading: string;
  /** A picture of `src/assets/illustrations/`. */
  picture: string;
  business: { name: string; phone: string };
}

const cache = join("node_modules", ".cache", "share-images");
// One list for all, since satori reads a font again for each new list.
const fonts = [
  {
    name: "Besley",
    data: readFileSync("node_modules/@fontsource/besley/files/besley-latin-700-normal.woff"),
    weight: 700 as const,
    style: "normal" as const,
  },
];
const colours = {
  night: colour("night"),
  dusk: colour("dusk"),
  paper: colour("paper"),
  amber: colour("amber"),
};
const margin = 56;
const words = { width: 510, height: 518 };

/** To be raised when the drawing below changes, so that no cached picture outlives it. */
const drawingVersion = 3;

function cachedFile(image: ShareImage) {
  const key = createHash("sha256")
    .update(JSON.stringify([image, colours, drawingVersion]))
    .update(readPicture(image.picture))
    .digest("hex");
  return join(cache, `${key}.png`);
}

/**
 * Writes a share image into each of these files, from the cache where an earlier build has drawn it, as many at a
 * time as there are processors.
 */
export async function writeShareImages(images: ReadonlyMap<string, ShareImage>): Promise<void> {
  const rest = images.entries();
  const writeOneByOne = async () => {
    for (const [file, image] of rest) {
      await mkdir(dirname(file), { recursive: true });
      const copy = () => copyFile(cachedFile(image), file);
      await copy().catch(() => drawShareImage(image).then(copy));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, writeOneByOne));
}

/** A page's share image as PNG. The same content gives the same bytes, from the cache where it was drawn before. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const file = cachedFile(image);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const drawn = await draw(image);
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, drawn);
    return drawn;
  }
}

async function draw(image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const [ground, heading] = await Promise.all([groundOf(image), headingOf(image.heading)]);
  const png = await sharp(ground, { raw: { ...shareImageSize, channels: 3 } })
    .composite([{ input: heading, left: margin, top: margin }])
    // A palette of 256 colours halves the bytes; the quickest search for it costs no more than packing the rest would.
    .png({ palette: true, effort: 1 })
    .toBuffer();
  return new Uint8Array(png);
}

const headingOf = async (heading: string) =>
  Buffer.from(
    await satori(
      box(
        words,
        text(
          {
            fontSize: heading.length > 40 ? 54 : heading.length > 34 ? 64 : 76,
            lineHeight: 1.02,
            color: colours.paper,
          },
          heading,
        ),
      ),
      { ...words, fonts },
    ),
  );

/** All but the heading: many cities share one, and most of the time goes into the picture. */
const grounds = new Map<string, Promise<Buffer>>();
/** How many are kept, at 2.3 MB each. */
const mostGrounds = 32;

function groundOf({ picture, business }: ShareImage): Promise<Buffer> {
  const svg = readPicture(picture);
  const key = JSON.stringify([business, svg.toString("base64")]);
  const ground = grounds.get(key) ?? drawGround(svg, business);
  grounds.set(key, ground);
  const [oldest] = grounds.keys();
  if (grounds.size > mostGrounds && oldest !== undefined) grounds.delete(oldest);
  return ground;
}

async function drawGround(picture: Buffer, business: ShareImage["business"]): Promise<Buffer> {
  const page = box(
    {
      ...shareImageSize,
      boxSizing: "border-box",
      padding: margin,
      alignItems: "center",
      backgroundImage: `linear-gradient(${colours.night}, ${colours.dusk})`,
    },
    box(
      { ...words, flexDirection: "column", justifyContent: "flex-end" },
      text({ fontSize: 46, color: colours.amber }, business.phone),
      text({ fontSize: 28, color: colours.paper, marginTop: 8 }, business.name),
    ),
    createElement("img", {
      src: `data:image/svg+xml;base64,${picture.toString("base64")}`,
      width: 548,
      height: 430,
      style: { objectFit: "cover", borderRadius: 8 },
    }),
  );
  const svg = await satori(page, { ...shareImageSize, fonts });
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

const readPicture = (picture: string) =>
  readFileSync(join("src", "assets", "illustrations", picture));

const box = (style: CSSProperties, ...children: ReactElement[]) =>
  createElement(
    "div",
    { style: { display: "flex", justifyContent: "space-between", ...style } },
    ...children,
  );

const text = (style: CSSProperties, content: string) =>
  createElement("div", { style: { letterSpacing: "-0.02em", ...style } }, content);
