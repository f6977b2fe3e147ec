/** The brand's colours in drawings, which are SVG files without custom properties. */
import { colour } from "./colours.ts";

/** The colours that the files are drawn in, by their names in theme.css. */
const drawn = { amber: "#f5b041", night: "#12211f", spruce: "#1e3a35" };

const changed = Object.entries(drawn)
  .map(([name, from]) => ({ from, to: colour(name) }))
  .filter(({ from, to }) => from !== to);

/** Whether the theme has other colours than the drawings' files. */
export const isRecoloured = changed.length > 0;

/** Returns a drawing in the colours of the theme. */
export const recoloured = (svg: string) =>
  changed.reduce((text, { from, to }) => text.replaceAll(from, to), svg);
