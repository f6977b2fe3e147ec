import assert from "node:assert/strict";
import { test } from "node:test";
import { illustrations } from "#content/content-folder.ts";
import { drawShareImage } from "#seo/share-image.ts";

const [picture = ""] = illustrations();
const business = { name: "Example Wildlife", phone: "(555) 555-0100" };

test("characters with a meaning in SVG are escaped", async () => {
  const headings = ["A B", "A & B", "A <b> B", "A &amp; B", '"A" B'];
  const images = await Promise.all(
    headings.map((heading) => drawShareImage({ heading, picture, business })),
  );
  const different = new Set(images.map((image) => Buffer.from(image).toString("base64")));
  assert.equal(different.size, headings.length);
});
