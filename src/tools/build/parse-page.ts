import { Parser } from "htmlparser2";

/** A part of a page's text, by its first character and the one behind its last. */
export interface Span {
  start: number;
  end: number;
}

/** A style or script element with its text. */
export interface TextElement extends Span {
  attributes: Record<string, string>;
  text: string;
}

/** What the build must know of a page. */
export interface ParsedPage {
  styles: TextElement[];
  scripts: TextElement[];
  /** Everything that a selector may ask for: elements, classes and ids. */
  names: Set<string>;
  /** The addresses of the islands' scripts. */
  islandFiles: Set<string>;
  /** The places behind `<meta name="viewport">`, behind the island of the quote form, and before `</body>`. */
  afterViewport: number | undefined;
  afterForm: number | undefined;
  endOfBody: number | undefined;
}

/** Reads a page once. */
export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = {
    styles: [],
    scripts: [],
    names: new Set(),
    islandFiles: new Set(),
    afterViewport: undefined,
    afterForm: undefined,
    endOfBody: undefined,
  };
  let opened: Omit<TextElement, "end" | "text"> & { textStart: number };
  let isBehindForm = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      opened = { start: parser.startIndex, textStart: parser.endIndex + 1, attributes };
      page.names.add(name);
      for (const word of attributes["class"]?.split(/\s+/) ?? []) page.names.add(word);
      if (attributes["id"]) page.names.add(attributes["id"]);
      if (attributes["component-url"]) page.islandFiles.add(attributes["component-url"]);
      if (attributes["name"] === "viewport") page.afterViewport = parser.endIndex + 1;
    },
    onclosetag(name) {
      if (name === "style" || name === "script") {
        const { textStart, ...element } = opened;
        const text = html.slice(textStart, parser.startIndex);
        const end = parser.endIndex + 1;
        page[`${name}s`].push({ ...element, text, end });
      }
      if (name === "form") isBehindForm = true;
      if (name === "astro-island" && isBehindForm) page.afterForm ??= parser.endIndex + 1;
      if (name === "body") page.endOfBody = parser.startIndex;
    },
  });
  parser.end(html);
  return page;
}
