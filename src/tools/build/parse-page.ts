import { Parser } from "htmlparser2";

/** A style or script element, by its first character and the one behind its last. */
interface TextElement {
  start: number;
  end: number;
  attributes: Record<string, string>;
  text: string;
}

/** A part of a page, from one side of the window to the other. */
interface Band {
  /** A place before it for its styles. */
  start: number;
  namesBefore: ReadonlySet<string>;
}

/** What the build must know of a page. Places are numbers of characters. */
export interface ParsedPage {
  styles: TextElement[];
  scripts: TextElement[];
  /** What a selector may ask for: elements, classes and ids. */
  names: Set<string>;
  /** The bands of the page below its first screen: where each begins, and the names before it. */
  bands: Band[];
  /** Where the texts of the body stand. */
  texts: { start: number; end: number }[];
  /** Where the values of class attributes stand. */
  classes: { start: number; end: number; value: string }[];
  /** The attributes whose words must stay as they are: styles, what islands are handed, oddly written classes. */
  code: string;
  /** The addresses of the islands' scripts. */
  islandFiles: Set<string>;
  afterViewport: number | undefined;
  endOfBody: number | undefined;
}

/** What stands in them is not the page's: no style may be put there, and they are no band of it. */
const textElements = new Set(["style", "script"]);

/** Parses a page. */
export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = {
    styles: [],
    scripts: [],
    names: new Set(),
    bands: [],
    texts: [],
    classes: [],
    code: "",
    islandFiles: new Set(),
    afterViewport: undefined,
    endOfBody: undefined,
  };
  const { styles, scripts, names, bands, texts, classes, islandFiles } = page;
  const openElements: string[] = [];
  let bandEnd = 0;
  let openTag = { start: 0, end: 0, attributes: {} };
  let openIslands = 0;
  let isFormClosed = false;

  const beginBand = (start: number) => bands.push({ start, namesBefore: new Set(names) });
  /** Behind the quote form, or before the first element that is revealed when it is scrolled to. */
  const endFirstScreen = (place: number) => {
    if (bands.length === 0) beginBand(place);
  };

  const parser = new Parser({
    onattribute(name, value, quote) {
      const end = parser.endIndex - 1;
      const start = end - value.length;
      // A class that is written otherwise than it reads, with an entity, keeps its name.
      const isPlain = Boolean(quote) && html.slice(start, end) === value;
      if (name === "class" && isPlain) classes.push({ start, end, value });
      else if (["class", "props"].includes(name) || value.includes("--")) page.code += ` ${value}`;
    },
    onopentag(name, attributes) {
      openTag = { start: parser.startIndex, end: parser.endIndex + 1, attributes };
      const isInMain = openElements.at(-1) === "main" && !textElements.has(name);
      if (bands.length > 0 && (isInMain || name === "footer")) beginBand(bandEnd);
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
        // Inside the band before, since between two of them it would part neighbours that selectors ask for.
      } else if (openElements.at(-1) === "main") bandEnd = parser.startIndex;
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
