/** Draws the picture that stands for a page where its address is shared. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
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

// One list for all, since satori reads a font again for each new list.
const fonts = [
  {
    name: "Besley",
    data: readFileSync("node_modules/@fontsource/besley/files/besley-latin-700-normal.woff"),
    weight: 700 as const,
    style: "normal" as const,
  },
];
const svgUrl = (base64: string) => `data:image/svg+xml;base64,${base64}`;
/** The roofs along the foot of the picture, as under every page's sky. */
const roofs = svgUrl(readFileSync("src/assets/art/roofline.svg", "base64"));

/** A page's share image as PNG. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(await card(image), { ...shareImageSize, fonts });
  const png = await sharp(Buffer.from(svg))
    .removeAlpha()
    // A palette of 256 colours halves the bytes; the quickest search for it costs no more than packing the rest would.
    .png({ palette: true, effort: 1 })
    .toBuffer();
  return new Uint8Array(png);
}

async function card({ heading, picture, business }: ShareImage) {
  const illustration = await readFile(join("src", "assets", "illustrations", picture), "base64");
  const fontSize = heading.length > 40 ? 54 : heading.length > 30 ? 66 : 76;
  return box(
    {
      ...shareImageSize,
      boxSizing: "border-box",
      padding: 56,
      alignItems: "flex-start",
      backgroundImage: `linear-gradient(${colour("night")}, ${colour("dusk")})`,
    },
    box(
      { width: 500, height: 424, flexDirection: "column" },
      text({ fontSize, lineHeight: 1.02, color: colour("paper") }, heading),
      box(
        { flexDirection: "column" },
        text({ fontSize: 46, color: colour("amber") }, business.phone),
        text({ fontSize: 27, color: colour("paper"), marginTop: 8 }, business.name),
      ),
    ),
    createElement("img", {
      src: roofs,
      width: 1200,
      height: 120,
      style: { position: "absolute", left: 0, bottom: 0 },
    }),
    // Seen through a window, as on the page.
    createElement("img", {
      src: svgUrl(illustration),
      width: 536,
      height: 424,
      style: {
        objectFit: "cover",
        border: `0 solid ${colour("stone")}`,
        borderWidth: "26px 16px 22px",
      },
    }),
  );
}

const box = (style: CSSProperties, ...children: ReactElement[]) =>
  createElement(
    "div",
    { style: { display: "flex", justifyContent: "space-between", ...style } },
    ...children,
  );

const text = (style: CSSProperties, content: string) =>
  createElement("div", { style: { letterSpacing: "-0.02em", ...style } }, content);
