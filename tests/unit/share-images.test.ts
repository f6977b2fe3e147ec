import assert from "node:assert/strict";
import { test } from "node:test";
import { illustrations } from "#loader/content-folder.ts";
import { drawShareImage } from "#share-images/draw.ts";

const [picture = ""] = illustrations();
const draw = (heading: string) =>
  drawShareImage({
    heading,
    picture,
    business: { name: "Example Wildlife", phone: "(555) 555-0100" },
  });

test("characters with a meaning in SVG are escaped", async () => {
  const headings = ["A B", "A & B", "A <b> B", "A &amp; B", '"A" B'];
  const images = await Promise.all(headings.map(draw));
  assert.equal(
    new Set(images.map((image) => Buffer.from(image).toString("base64"))).size,
    headings.length,
  );
});
