/** The tokens of theme.css for what reads no style sheet: the manifest, the browser's own bar, share images. */
import { readFileSync } from "node:fs";

const theme = readFileSync("src/styles/theme.css", "utf8");

/** A colour of the theme by its role, such as `night`, as `#12211f`. */
export function colour(role: string): string {
  const value = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  if (value === undefined) throw new Error(`src/styles/theme.css has no colour “${role}”.`);
  return value;
}
