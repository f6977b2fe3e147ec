import { Parser } from "htmlparser2";

/** A style or script element. `start` is its first character, `end` the one after its last. */
interface TextElement {
  start: number;
  end: number;
  attributes: Record<string, string>;
  text: string;
}

/** A full-width part of a page below its first screen. The first one begins where the first screen ends. */
interface PageSection {
  /** Where its styles are inserted, before it. */
  start: number;
  /** The elements, classes and ids before it. */
  namesBefore: ReadonlySet<string>;
}

/** The parts of a page that post-processing needs. Positions are character offsets. */
export interface ParsedPage {
  styles: TextElement[];
  scripts: TextElement[];
  /** The elements, classes and ids in the page, which selectors can match. */
  names: Set<string>;
  /** The sections below the first screen; empty without the element `first-screen-end`. */
  sections: PageSection[];
  /** The values of attributes that use custom properties, such as inline styles. */
  inlineStyles: string;
  /** The URLs of the islands' scripts. */
  islandFiles: Set<string>;
  /** The attributes `uid` of islands, each with the space before it. */
  islandIds: { start: number; end: number }[];
  afterViewport: number | undefined;
  endOfBody: number | undefined;
}

/** The id of the last element of the first screen, for which the first paint waits (`PageLayout.astro`). */
const firstScreenEnd = "first-screen-end";

/** Elements with raw text: no style can be inserted into them, and they are not sections. */
const textElements = new Set(["style", "script"]);

/** Parses a page. */
export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = {
    styles: [],
    scripts: [],
    names: new Set(),
    sections: [],
    inlineStyles: "",
    islandFiles: new Set(),
    islandIds: [],
    afterViewport: undefined,
    endOfBody: undefined,
  };
  const { styles, scripts, names, sections, islandFiles } = page;
  const openElements: string[] = [];
  let sectionEnd = 0;
  let openTag = { start: 0, end: 0, attributes: {} };
  let openIslands = 0;
  /** How many elements are open around the end of the first screen, until it has been passed. */
  let endDepth: number | undefined;

  const beginSection = (start: number) => sections.push({ start, namesBefore: new Set(names) });

  const parser = new Parser({
    onattribute(name) {
      if (name === "uid")
        page.islandIds.push({ start: parser.startIndex - 1, end: parser.endIndex });
    },
    onopentag(name, attributes) {
      openTag = { start: parser.startIndex, end: parser.endIndex + 1, attributes };
      const parent = openElements.at(-1);
      const isSection =
        (parent === "main" && !textElements.has(name)) || (parent === "body" && name === "footer");
      if (isSection && sections.length > 0) beginSection(sectionEnd);
      if (attributes["id"] === firstScreenEnd) endDepth = openElements.length;
      openElements.push(name);
      names.add(name);
      for (const className of attributes["class"]?.split(/\s+/) ?? []) names.add(className);
      if (attributes["id"]) names.add(attributes["id"]);
      for (const value of Object.values(attributes))
        if (value.includes("--")) page.inlineStyles += ` ${value}`;
      if (attributes["component-url"]) islandFiles.add(attributes["component-url"]);
      if (name === "astro-island") openIslands++;
      if (attributes["name"] === "viewport") page.afterViewport = openTag.end;
    },
    onclosetag(name) {
      const end = parser.endIndex + 1;
      openElements.pop();
      if (textElements.has(name)) {
        const { start, attributes } = openTag;
        const text = html.slice(openTag.end, parser.startIndex);
        (name === "style" ? styles : scripts).push({ start, end, attributes, text });
        // The styles of the next section go inside this one: between two sections, they would break the adjacent
        // sibling selectors.
      } else if (openElements.at(-1) === "main") sectionEnd = parser.startIndex;
      if (name === "astro-island") openIslands--;
      // Not inside an island, whose content React hydrates.
      if (endDepth !== undefined && openElements.length <= endDepth && openIslands === 0) {
        endDepth = undefined;
        beginSection(end);
      }
      if (name === "body") page.endOfBody = parser.startIndex;
    },
  });
  parser.end(html);
  return page;
}
