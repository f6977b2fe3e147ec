/** The colours of theme.css for what is not CSS: `theme-color`, the manifest, share images. */
import postcss from "postcss";
import theme from "./theme.css?raw";

const colours = new Map<string, string>();
postcss.parse(theme).walkDecls(/^--color-/, ({ prop, value }) => void colours.set(prop, value));

/** Returns the colour of a name, such as `#12211f` of `night`. Throws for an unknown name. */
export function colour(name: string): string {
  const value = colours.get(`--color-${name}`);
  if (value === undefined) throw new Error(`src/styles/theme.css has no colour “${name}”.`);
  return value;
}
