import { Parser } from "htmlparser2";

/** A style or script element. `start` is its first character, `end` the one after its last. */
interface TextElement {
  start: number;
  end: number;
  attributes: Record<string, string>;
  text: string;
}

/** A part of a page from its beginning. */
interface PagePart {
  end: number;
  /** The elements, classes and ids in it. */
  names: ReadonlySet<string>;
}

/** The id of the last element that the first paint waits for (`PageLayout.astro`). */
const firstScreenEnd = "first-screen-end";

/** The parts of a page that post-processing needs. Positions are character offsets. */
export type ParsedPage = ReturnType<typeof parsePage>;

/** Parses a built page. */
export function parsePage(html: string) {
  const styles: TextElement[] = [];
  const scripts: TextElement[] = [];
  /** The elements, classes and ids in the page, which selectors can match. */
  const names = new Set<string>();
  let firstScreen: PagePart | undefined;
  /** The first screen and the section after it, of which a large window shows a part. */
  let nextSection: PagePart | undefined;
  /** The values of attributes that use custom properties, such as inline styles. */
  let inlineStyles = "";
  /** The URLs of the islands' scripts. */
  const islandFiles = new Set<string>();
  /** The attributes `uid` of islands, each with the space before it. */
  const islandIds: { start: number; end: number }[] = [];
  let afterViewport: number | undefined;

  const openElements: string[] = [];
  let openTag = { start: 0, end: 0, attributes: {} };
  /** How many elements are open around the end of the first screen. */
  let endDepth: number | undefined;
  /** How many elements are open around the section after the first screen. */
  let sectionDepth: number | undefined;

  const parser = new Parser({
    onattribute(name) {
      if (name === "uid") islandIds.push({ start: parser.startIndex - 1, end: parser.endIndex });
    },
    onopentag(name, attributes) {
      openTag = { start: parser.startIndex, end: parser.endIndex + 1, attributes };
      if (attributes["id"] === firstScreenEnd) {
        // Not inside an island, whose content React hydrates.
        const island = openElements.indexOf("astro-island");
        endDepth = island === -1 ? openElements.length : island;
      }
      const parent = openElements.at(-1);
      const isSection =
        (parent === "main" && name !== "script" && name !== "style") ||
        (parent === "body" && name === "footer");
      if (isSection && firstScreen) sectionDepth ??= openElements.length;
      openElements.push(name);
      names.add(name);
      for (const className of attributes["class"]?.split(/\s+/) ?? []) names.add(className);
      if (attributes["id"]) names.add(attributes["id"]);
      for (const value of Object.values(attributes))
        if (value.includes("--")) inlineStyles += ` ${value}`;
      if (attributes["component-url"]) islandFiles.add(attributes["component-url"]);
      if (attributes["name"] === "viewport") afterViewport = openTag.end;
    },
    onclosetag(name) {
      const end = parser.endIndex + 1;
      openElements.pop();
      if (name === "style" || name === "script") {
        const { start, attributes } = openTag;
        const text = html.slice(openTag.end, parser.startIndex);
        (name === "style" ? styles : scripts).push({ start, end, attributes, text });
      }
      if (openElements.length === endDepth) {
        endDepth = undefined;
        firstScreen = { end, names: new Set(names) };
      }
      // Inside the section: between sections, styles would break adjacent sibling selectors.
      if (openElements.length === sectionDepth)
        nextSection ??= { end: parser.startIndex, names: new Set(names) };
    },
  });
  parser.end(html);
  return {
    styles,
    scripts,
    names,
    firstScreen,
    nextSection,
    inlineStyles,
    islandFiles,
    islandIds,
    afterViewport,
  };
}
