/** Reads the colours of theme.css. */
import postcss from "postcss";

/** Returns the colours of the theme by name, such as `#12211f` of `night`. */
export function paletteOf(theme: string): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  postcss.parse(theme).walkDecls(/^--color-/, ({ prop, value }) => {
    colours.set(prop.replace("--color-", ""), value);
  });
  return colours;
}
