import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The hashes of every sample review that this project has had, one a line: known again when its mark is gone. */
export const sampleTextsFile = "src/tools/launch/sample-texts.sha256";

const hashes = new Set(readFileSync(sampleTextsFile, "utf8").trim().split("\n"));

/** The hash of a text's letters, so that another line break or quotation mark makes no difference. */
export const hashOfText = (text: string) =>
  createHash("sha256")
    .update(text.toLowerCase().replaceAll(/\P{L}/gu, ""))
    .digest("hex")
    .slice(0, 16);

/** Whether a text is that of a sample review. */
export const isSampleText = (text: unknown) =>
  typeof text === "string" && hashes.has(hashOfText(text));
