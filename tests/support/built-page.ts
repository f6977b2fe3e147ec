/** The files of the built site, read without a browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { selectAll } from "css-select";
import { DomUtils, ElementType, parseDocument } from "htmlparser2";

const { getAttributeValue, innerText, textContent } = DomUtils;

type Document = ReturnType<typeof parseDocument>;
type Node = Document["children"][number];
type Element = Parameters<typeof getAttributeValue>[0];

/** Elements that end no line of text. */
const inline = new Set("a abbr b em i span strong sub sup time wbr".split(" "));

/** The text of a node as it reads with everything unfolded: a line for each block. */
function linesOf(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  // Scripts, styles and comments have types of their own.
  if (node.type !== ElementType.Tag || node.name === "template") return "";
  const inner = node.children.map(linesOf).join("");
  return inline.has(node.name) ? inner : `\n${inner}\n`;
}

/** Where the built site is. */
export const distFolder = process.env["DIST_DIR"] ?? "dist";

/** A file of the built site. */
export const builtFile = (path: string) => readFileSync(join(distFolder, path));

/** A page of the built site; its file is read when it is first asked for something. */
export class BuiltPage {
  readonly path: string;
  private parsed: Document | undefined;

  constructor(path: string) {
    this.path = path;
  }

  get html(): string {
    return builtFile(this.path === "/" ? "index.html" : `${this.path}.html`).toString("utf8");
  }

  private get document(): Document {
    // Word joiners (U+2060) keep lines from ending in a range; they are no part of the words.
    return (this.parsed ??= parseDocument(this.html.replaceAll("\u2060", "")));
  }

  /** The elements that a CSS selector finds. */
  all(selector: string) {
    return selectAll<Node, Element>(selector, this.document);
  }

  /** An attribute of every element that a CSS selector finds; left out where an element does not have it. */
  attributes(selector: string, name: string): string[] {
    return this.all(selector).flatMap((element) => getAttributeValue(element, name) ?? []);
  }

  /** An attribute of the first such element; empty where there is none. */
  attribute(selector: string, name: string): string {
    return this.attributes(selector, name)[0] ?? "";
  }

  /** The text of each such element, as it stands in the file. */
  texts(selector: string): string[] {
    return this.all(selector).map((element) => textContent(element));
  }

  /** The words of such elements on one line, hidden ones included, scripts and styles left out. */
  words(selector: string): string {
    return this.all(selector)
      .map((element) => innerText(element))
      .join(" ")
      .replaceAll(/\s+/g, " ")
      .trim();
  }

  /** The text of such elements as it reads with everything unfolded: a line for each block. */
  lines(selector: string): string {
    return this.all(selector)
      .map(linesOf)
      .join("\n")
      .replaceAll(/[^\S\n]+/g, " ")
      .replaceAll(/\s*\n\s*/g, "\n")
      .trim();
  }

  /** The content of a meta element; empty where there is none. */
  meta(name: string): string {
    return this.attribute(`meta[name='${name}'], meta[property='${name}']`, "content");
  }

  get title(): string {
    return this.texts("title")[0] ?? "";
  }

  get canonical(): string {
    return this.attribute("link[rel=canonical]", "href");
  }

  /** What the page tells search engines as JSON-LD. */
  get structuredData(): unknown[] {
    return this.texts("script[type='application/ld+json']").map((text): unknown =>
      JSON.parse(text),
    );
  }

  /** The paths within the site that the page links to, with their fragments. */
  get links(): string[] {
    return this.attributes("a[href]", "href")
      .map((href) => new URL(href, new URL(this.path, "http://site.test")))
      .filter(({ host }) => host === "site.test")
      .map(({ pathname, hash }) => pathname + hash);
  }
}

/** The addresses that a sitemap of the built site, or its index, lists. */
export const locationsIn = (file: string): URL[] => {
  const document = parseDocument(builtFile(file).toString("utf8"), { xmlMode: true });
  return selectAll<Node, Element>("loc", document).map((element) => new URL(textContent(element)));
};
