/** Post-processes a built page: its own styles, and modules that wait behind its first screen. */
import { Parser } from "htmlparser2";
import MagicString from "magic-string";
import { wordsIn, type PageStyles } from "./purge-styles.ts";

/** A style or script element. `start` is its first character, `end` the one after its last. */
interface TextElement {
  start: number;
  end: number;
  attributes: Record<string, string>;
  text: string;
}

/** Finds the styles, scripts, names and links in a page. Positions are character offsets. */
export function parsePage(html: string) {
  const styles: TextElement[] = [];
  const scripts: TextElement[] = [];
  /** The elements, classes, ids and custom properties in the page. */
  const names = new Set<string>();
  /** The paths of this site to which it links. */
  const links = new Set<string>();
  let openTag = { start: 0, end: 0, attributes: {} };
  let bodyEnd = NaN;
  let isIndexed = true;
  let adjacentScripts: TextElement[] = [];
  /** Astro's scripts for islands: those right before the first island. */
  let runtime: readonly TextElement[] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      openTag = { start: parser.startIndex, end: parser.endIndex + 1, attributes };
      if (name === "astro-island") runtime ??= adjacentScripts;
      if (name !== "script") adjacentScripts = [];
      names.add(name);
      for (const className of attributes["class"]?.split(/\s+/) ?? []) names.add(className);
      if (attributes["id"]) names.add(attributes["id"]);
      for (const value of Object.values(attributes))
        if (value.includes("--")) for (const word of wordsIn(value)) names.add(word);
      const [path = ""] = (name === "a" && attributes["href"]?.split(/[?#]/)) || [];
      if (path.startsWith("/")) links.add(path);
      if (attributes["name"] === "robots") isIndexed = !attributes["content"]?.includes("noindex");
    },
    onclosetag(name) {
      if (name === "body") bodyEnd = parser.startIndex;
      if (name !== "style" && name !== "script") return;
      const text = html.slice(openTag.end, parser.startIndex);
      const element = { ...openTag, end: parser.endIndex + 1, text };
      (name === "style" ? styles : scripts).push(element);
      if (name === "script") adjacentScripts.push(element);
      if (name === "script") for (const word of wordsIn(text)) names.add(word);
    },
  });
  parser.end(html);
  return { styles, scripts, names, links: [...links], isIndexed, bodyEnd, runtime };
}

/**
 * Returns the finished page, the paths to which it links, and whether search engines may index it.
 * Throws when it has no style.
 */
export function finishPage(
  html: string,
  purge: (css: string, names: ReadonlySet<string>) => PageStyles,
  elementsFor: (sources: readonly string[]) => string,
): { html: string; links: readonly string[]; isIndexed: boolean } {
  const { styles, scripts, names, links, isIndexed, bodyEnd, runtime = [] } = parsePage(html);
  const [firstStyle] = styles;
  if (!firstStyle) throw new Error(`A page has no style: ${html.slice(0, 200)}`);
  const page = new MagicString(html);
  const modules = scripts.filter(({ attributes: { type, src } }) => type === "module" && src);
  for (const { start, end } of [...styles, ...runtime, ...modules]) page.remove(start, end);
  const sources = modules.flatMap(({ attributes }) => attributes["src"] ?? []);
  const [firstModule] = modules;
  if (firstModule) page.appendLeft(firstModule.start, elementsFor(sources));
  const own = purge(styles.map(({ text }) => text).join(""), names);
  page.appendLeft(firstStyle.start, `<style>${own.styles}</style>`);
  // Islands work once their runtime is there, which would be 2 kB of the first screen.
  const later = runtime.map(({ start, end }) => html.slice(start, end)).join("");
  page.appendLeft(bodyEnd, `<style>${own.printStyles}</style>${later}`);
  return { html: page.toString(), links, isIndexed };
}
