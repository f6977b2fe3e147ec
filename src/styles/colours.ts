/** The colours of theme.css for outputs that are not CSS: the web manifest, `theme-color`, share images. */
import { readFileSync } from "node:fs";
import postcss from "postcss";

const colours = new Map<string, string>();
postcss
  .parse(readFileSync("src/styles/theme.css", "utf8"))
  .walkDecls(/^--color-/, ({ prop, value }) => void colours.set(prop, value));

/** Returns a colour by its name, such as `night`, in the form `#12211f`. Throws for an unknown name. */
export function colour(name: string): string {
  const value = colours.get(`--color-${name}`);
  if (value === undefined) throw new Error(`src/styles/theme.css has no colour “${name}”.`);
  return value;
}
