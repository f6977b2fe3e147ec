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
  /** The sections below the first screen. */
  sections: PageSection[];
  /** The text nodes of the body. */
  texts: { start: number; end: number }[];
  /** The values of class attributes. */
  classes: { start: number; end: number; value: string }[];
  /** Attribute values whose names must not be shortened: inline styles, islands' props, classes written with character references. */
  code: string;
  /** The URLs of the islands' scripts. */
  islandFiles: Set<string>;
  afterViewport: number | undefined;
  endOfBody: number | undefined;
}

/** Elements with raw text: no style can be inserted into them, and they are not sections. */
const textElements = new Set(["style", "script"]);

/** Parses a page. */
export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = {
    styles: [],
    scripts: [],
    names: new Set(),
    sections: [],
    texts: [],
    classes: [],
    code: "",
    islandFiles: new Set(),
    afterViewport: undefined,
    endOfBody: undefined,
  };
  const { styles, scripts, names, sections, texts, classes, islandFiles } = page;
  const openElements: string[] = [];
  let sectionEnd = 0;
  let openTag = { start: 0, end: 0, attributes: {} };
  let openIslands = 0;
  let isFormClosed = false;

  const beginSection = (start: number) => sections.push({ start, namesBefore: new Set(names) });
  /** The first screen ends after the quote form, or before the first element that is revealed on scroll. */
  const endFirstScreen = (place: number) => {
    if (sections.length === 0) beginSection(place);
  };

  const parser = new Parser({
    onattribute(name, value, quote) {
      const end = parser.endIndex - 1;
      const start = end - value.length;
      // A class that is written with a character reference keeps its name.
      const isPlain = Boolean(quote) && html.slice(start, end) === value;
      if (name === "class" && isPlain) classes.push({ start, end, value });
      else if (["class", "props"].includes(name) || value.includes("--")) page.code += ` ${value}`;
    },
    onopentag(name, attributes) {
      openTag = { start: parser.startIndex, end: parser.endIndex + 1, attributes };
      const isInMain = openElements.at(-1) === "main" && !textElements.has(name);
      if (sections.length > 0 && (isInMain || name === "footer")) beginSection(sectionEnd);
      if ("data-reveal" in attributes) endFirstScreen(openTag.start);
      openElements.push(name);
      names.add(name);
      for (const className of attributes["class"]?.split(/\s+/) ?? []) names.add(className);
      if (attributes["id"]) names.add(attributes["id"]);
      if (attributes["component-url"]) islandFiles.add(attributes["component-url"]);
      if (name === "astro-island") openIslands++;
      if (attributes["name"] === "viewport") page.afterViewport = openTag.end;
    },
    ontext() {
      if (openElements.includes("body") && !textElements.has(openElements.at(-1) ?? ""))
        texts.push({ start: parser.startIndex, end: parser.endIndex + 1 });
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
      if (name === "form") isFormClosed = true;
      if (isFormClosed && openIslands === 0) endFirstScreen(end);
      if (name === "body") {
        page.endOfBody = parser.startIndex;
        endFirstScreen(page.endOfBody);
      }
    },
  });
  parser.end(html);
  return page;
}
