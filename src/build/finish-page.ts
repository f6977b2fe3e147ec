/** Post-processes a built page: its own styles, its policy, and scripts after its first screen. */
import { Parser } from "htmlparser2";
import MagicString from "magic-string";
import type { Settings } from "#settings.ts";
import { contentSecurityPolicy, isExecutable } from "./content-security-policy.ts";
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
  let afterViewport = NaN;
  let firstScreenEnd = NaN;
  let bodyEnd = NaN;
  let isIndexed = true;
  /** The end of the section with the end of the first screen, or of the one after it. */
  let sectionEnd: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      openTag = { start: parser.startIndex, end: parser.endIndex + 1, attributes };
      names.add(name);
      for (const className of attributes["class"]?.split(/\s+/) ?? []) names.add(className);
      if (attributes["id"]) names.add(attributes["id"]);
      for (const value of Object.values(attributes))
        if (value.includes("--")) for (const word of wordsIn(value)) names.add(word);
      const [path = ""] = (name === "a" && attributes["href"]?.split(/[?#]/)) || [];
      if (path.startsWith("/")) links.add(path);
      if (attributes["name"] === "viewport") afterViewport = openTag.end;
      if (attributes["name"] === "robots") isIndexed = !attributes["content"]?.includes("noindex");
      if (attributes["id"] === "first-screen-end") firstScreenEnd = openTag.end;
    },
    onclosetag(name) {
      if (name === "section" && parser.startIndex > firstScreenEnd)
        sectionEnd ??= parser.startIndex;
      if (name === "body") bodyEnd = parser.startIndex;
      if (name !== "style" && name !== "script") return;
      const text = html.slice(openTag.end, parser.startIndex);
      const element = { ...openTag, end: parser.endIndex + 1, text };
      (name === "style" ? styles : scripts).push(element);
      if (name === "script") for (const word of wordsIn(text)) names.add(word);
    },
  });
  parser.end(html);
  const places = { afterViewport, firstScreenEnd, sectionEnd, bodyEnd };
  return { styles, scripts, names, links: [...links], isIndexed, ...places };
}

/**
 * Returns the finished page, the paths to which it links, and whether search engines may index it.
 * Throws when it has no viewport meta element, style or end of the first screen, without which it
 * would have no policy or no styles.
 */
export function finishPage(
  html: string,
  settings: Settings,
  purge: (css: string, names: ReadonlySet<string>) => PageStyles,
): { html: string; links: readonly string[]; isIndexed: boolean } {
  const { styles, scripts, names, links, isIndexed, ...places } = parsePage(html);
  const { afterViewport, firstScreenEnd, sectionEnd, bodyEnd } = places;
  const [firstStyle] = styles;
  if (!firstStyle || Number.isNaN(firstScreenEnd) || Number.isNaN(afterViewport))
    throw new Error(`A page has no style, viewport or first screen: ${html.slice(0, 200)}`);
  const css = styles.map(({ text }) => text).join("");
  // Those that must run before something is painted have the attribute `data-in-place`.
  const later = scripts.filter(
    ({ start, attributes }) =>
      start < firstScreenEnd &&
      attributes["type"] === undefined &&
      attributes["data-in-place"] === undefined,
  );
  const src = later.map(({ attributes }) => attributes["src"]).find((value) => value !== undefined);
  if (src !== undefined) throw new Error(`A page requests the script ${src} in its first screen`);
  // One script: each has a hash in the policy, which is before the first screen.
  const script = { attributes: {}, text: later.map(({ text }) => text).join(";") };
  const others = scripts.filter((element) => isExecutable(element) && !later.includes(element));
  const policy = contentSecurityPolicy([script, ...others], settings);

  const page = new MagicString(html);
  for (const { start, end } of [...styles, ...later]) page.remove(start, end);
  page.appendLeft(afterViewport, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  const own = purge(css, names);
  page.appendLeft(firstStyle.start, `<style>${own.styles}</style>`);
  page.appendLeft(bodyEnd, `<style>${own.printStyles}</style>`);
  // Not at the end of the body: drafts and links are handled from the first letter and press.
  page.appendLeft(sectionEnd ?? firstScreenEnd, `<script>${script.text}</script>`);
  return { html: page.toString(), links, isIndexed };
}
