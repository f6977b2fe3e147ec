/** Rules for the design's files: the typeface, its fallbacks, the drawings, the colours. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import subsetFont from "subset-font";

const kilobyte = 1024;

test("each fallback font has the vertical metrics of the typeface", async () => {
  const besley = await verticalMetrics("src/assets/fonts/besley-latin-700.woff2");
  const css = readFileSync("src/styles/display-font.css", "utf8");
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rules = ""]) => rules);
  assert.ok(faces.length > 0);
  for (const rules of faces) {
    const percent = (name: string) =>
      Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rules)?.[1]) / 100;
    const close = (name: string, wanted: number) => {
      const actual = percent(name) * percent("size-adjust");
      const isClose = Math.abs(actual - wanted) < 0.001;
      assert.ok(isClose, `${name} gives ${actual}, not ${wanted}:${rules}`);
    };
    close("ascent-override", besley.ascent);
    close("descent-override", besley.descent);
    close("line-gap-override", besley.lineGap);
  }
});

test("every drawing is within its size budget", () => {
  // Budgets of large drawings are for the uncompressed file; others are measured compressed.
  const largeDrawings: Record<string, number> = {
    "house-hero.svg": 12 * kilobyte,
    "house-quiet.svg": 8 * kilobyte,
    "house-asleep.svg": 9 * kilobyte,
    "gable.svg": 8 * kilobyte,
    "family.svg": 8 * kilobyte,
    "mark.svg": 8 * kilobyte,
  };
  const files = globSync("src/assets/**/*.svg");
  assert.ok(files.length > 40);
  for (const file of files) {
    const budget = largeDrawings[basename(file)];
    const svg = readFileSync(file);
    const bytes = budget === undefined ? gzipSync(svg).length : svg.length;
    assert.ok(bytes <= (budget ?? 2 * kilobyte), `${file}: ${bytes} bytes`);
  }
});

/** A typeface's vertical metrics in em, from its OpenType tables “head” and “hhea”. */
async function verticalMetrics(file: string) {
  const font = await subsetFont(readFileSync(file), "H", { targetFormat: "truetype" });
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const table = (tag: string) => {
    const entry = tables.find((at) => font.toString("latin1", at, at + 4) === tag);
    assert.ok(entry !== undefined, `no table ${tag}`);
    return font.readUInt32BE(entry + 8);
  };
  const em = font.readUInt16BE(table("head") + 18);
  const hhea = table("hhea");
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
  };
}
