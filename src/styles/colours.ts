/** The colours of theme.css for what is not CSS: `theme-color`, the manifest, share images. */
import { paletteOf } from "./palette.ts";
import theme from "./theme.css?raw";

const colours = paletteOf(theme);

/** Returns the colour of a name, such as `#12211f` of `night`. Throws for an unknown name. */
export function colour(name: string): string {
  const value = colours.get(name);
  if (value === undefined) throw new Error(`src/styles/theme.css has no colour “${name}”.`);
  return value;
}
