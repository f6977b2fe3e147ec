/** Draws the share image (`og:image`) of a page. */
import { createElement, type CSSProperties, type ReactElement } from "react";
import satori from "satori";
import sharp from "sharp";
// satori reads no WOFF 2.
import roofline from "@drawings/art/roofline.svg?raw";
import besley from "#assets/fonts/besley-latin-700.woff?inline";
import { colour } from "#styles/colours.ts";
import { shareImageSize } from "./share-cards.ts";

/** The contents of a share image. */
export interface ShareImage {
  heading: string;
  /** A picture of `src/assets/illustrations/`. */
  picture: string;
  business: { name: string; phone: string };
}

// Keeps one array for all images, because satori parses the fonts again for each new array.
const fonts = [
  {
    name: "Besley",
    data: Buffer.from(besley.replace(/^.*,/, ""), "base64"),
    weight: 700 as const,
    style: "normal" as const,
  },
];
const svgUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
/** The roofline at the bottom of the image. */
const roofs = svgUrl(roofline);

const illustrations = import.meta.glob<string>("@drawings/illustrations/**/*.svg", {
  query: "?raw",
  import: "default",
});

/** Draws a page's share image as a PNG file. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(await card(image), { ...shareImageSize, fonts });
  const png = await sharp(Buffer.from(svg))
    .removeAlpha()
    // 256 colours halve the size; with `effort: 1` it takes no longer than full colour.
    .png({ palette: true, effort: 1 })
    .toBuffer();
  return new Uint8Array(png);
}

async function card({ heading, picture, business }: ShareImage) {
  const found = Object.entries(illustrations).find(([file]) => file.endsWith(`/${picture}`));
  const illustration = (await found?.[1]()) ?? "";
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
    // Draws the picture in a window frame, as on the page.
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
