import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A list of hashes, one a line, of every sample review of this project. It recognizes samples whose mark was removed. */
export const sampleTextsFile = "src/tools/launch/sample-texts.sha256";

const hashes = new Set(readFileSync(sampleTextsFile, "utf8").trim().split("\n"));

/** Hashes only the letters of a text, so that other line breaks or quotation marks make no difference. */
export const hashOfText = (text: string) =>
  createHash("sha256")
    .update(text.toLowerCase().replaceAll(/\P{L}/gu, ""))
    .digest("hex")
    .slice(0, 16);

/** Whether a value is the text of a sample review. */
export const isSampleText = (text: unknown) =>
  typeof text === "string" && hashes.has(hashOfText(text));
