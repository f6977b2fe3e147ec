import { Parser } from "htmlparser2";

/** A style or script element, by its first character and the one behind its last. */
export interface TextElement {
  start: number;
  end: number;
  attributes: Record<string, string>;
  text: string;
}

/** What the build must know of a page. Places are numbers of characters. */
export interface ParsedPage {
  styles: TextElement[];
  scripts: TextElement[];
  /** What a selector may ask for: elements, classes and ids. */
  names: ReadonlySet<string>;
  /** Those of the first screen. */
  firstScreenNames: ReadonlySet<string>;
  /** The addresses of the islands' scripts. */
  islandFiles: ReadonlySet<string>;
  afterViewport: number | undefined;
  /** Behind the quote form and the island around it. */
  afterForm: number | undefined;
  /** Behind the quote form, or before the first element that is revealed when it is scrolled to. */
  firstScreenEnd: number | undefined;
  endOfBody: number | undefined;
}

/** Parses a page. */
export function parsePage(html: string): ParsedPage {
  const styles: TextElement[] = [];
  const scripts: TextElement[] = [];
  const names = new Set<string>();
  const islandFiles = new Set<string>();
  let firstScreenNames: ReadonlySet<string> = names;
  let afterViewport: number | undefined;
  let afterForm: number | undefined;
  let firstScreenEnd: number | undefined;
  let endOfBody: number | undefined;
  let openTag = { start: 0, end: 0, attributes: {} };
  let openIslands = 0;
  let isFormClosed = false;

  const endFirstScreen = (place: number) => {
    if (firstScreenEnd !== undefined) return;
    firstScreenEnd = place;
    firstScreenNames = new Set(names);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      openTag = { start: parser.startIndex, end: parser.endIndex + 1, attributes };
      if ("data-reveal" in attributes) endFirstScreen(openTag.start);
      names.add(name);
      for (const className of attributes["class"]?.split(/\s+/) ?? []) names.add(className);
      if (attributes["id"]) names.add(attributes["id"]);
      if (attributes["component-url"]) islandFiles.add(attributes["component-url"]);
      if (name === "astro-island") openIslands++;
      if (attributes["name"] === "viewport") afterViewport = openTag.end;
    },
    onclosetag(name) {
      const end = parser.endIndex + 1;
      if (name === "style" || name === "script") {
        const { start, attributes } = openTag;
        const text = html.slice(openTag.end, parser.startIndex);
        (name === "style" ? styles : scripts).push({ start, end, attributes, text });
      }
      if (name === "astro-island") openIslands--;
      if (name === "form") isFormClosed = true;
      if (isFormClosed && openIslands === 0 && afterForm === undefined) {
        afterForm = end;
        endFirstScreen(end);
      }
      if (name === "body") endOfBody = parser.startIndex;
    },
  });
  parser.end(html);
  return {
    styles,
    scripts,
    names,
    firstScreenNames,
    islandFiles,
    afterViewport,
    afterForm,
    firstScreenEnd,
    endOfBody,
  };
}
