/** The files of the built site, read without a browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { parsePage, type ParsedPage } from "#build/parse-page.ts";

const { getAttributeValue, getElementsByTagName, innerText, textContent } = DomUtils;

/** The folder of the built site. */
export const distFolder = process.env["DIST_DIR"] ?? "dist";

/** Reads a file of the built site. */
export const builtFile = (path: string) => readFileSync(join(distFolder, path));

/** The pages that were used before, by their files. */
const parsed = new Map<string, ParsedPage>();

/** A page of the site in `dist/` or in another folder. Its file is read when it is first used. */
export class BuiltPage {
  readonly path: string;
  private readonly folder: string;

  constructor(path: string, folder = distFolder) {
    this.path = path;
    this.folder = folder;
  }

  private get file(): string {
    const name = this.path === "/" ? "index" : this.path;
    return join(this.folder, `${name}.html`);
  }

  get html(): string {
    return readFileSync(this.file, "utf8");
  }

  private get page(): ParsedPage {
    const page = parsed.get(this.file) ?? parsePage(this.html);
    parsed.set(this.file, page);
    return page;
  }

  /** Returns the elements that match a CSS selector. */
  all(selector: string) {
    return this.page.select(selector);
  }

  /** Returns an attribute of every matching element that has it. */
  attributes(selector: string, name: string): string[] {
    return this.all(selector).flatMap((element) => getAttributeValue(element, name) ?? []);
  }

  /** Returns an attribute of the first matching element that has it; empty if none does. */
  attribute(selector: string, name: string): string {
    return this.attributes(selector, name)[0] ?? "";
  }

  /** Returns the text of each matching element, as in the file. */
  texts(selector: string): string[] {
    return this.all(selector).map((element) => textContent(element));
  }

  /** Matching elements' text in one line, with hidden text, without word joiners, scripts and styles. */
  words(selector: string): string {
    return this.all(selector)
      .map((element) => innerText(element))
      .join(" ")
      .replaceAll("\u2060", "")
      .replaceAll(/\s+/g, " ")
      .trim();
  }

  /** Returns the content of a meta element; empty if there is none. */
  meta(name: string): string {
    return this.attribute(`meta[name='${name}'], meta[property='${name}']`, "content");
  }

  get title(): string {
    return this.texts("title")[0] ?? "";
  }

  get canonical(): string {
    return this.attribute("link[rel=canonical]", "href");
  }

  /** The page's structured data (JSON-LD). */
  get structuredData(): unknown[] {
    return this.texts("script[type='application/ld+json']").map((text): unknown =>
      JSON.parse(text),
    );
  }

  /** The paths within the site that the page links to, with fragments. */
  get links(): string[] {
    return this.attributes("a[href]", "href")
      .map((href) => new URL(href, new URL(this.path, "http://site.test")))
      .filter(({ host }) => host === "site.test")
      .map(({ pathname, hash }) => pathname + hash);
  }
}

/** Returns the URLs in a sitemap, or sitemap index, of the built site. */
export const locationsIn = (file: string): URL[] => {
  const document = parseDocument(builtFile(file).toString("utf8"), { xmlMode: true });
  return getElementsByTagName("loc", document).map((element) => new URL(textContent(element)));
};
