/**
 * Finishes built pages: their own styles and policy, modules that wait for the first paint, and
 * e-mail addresses that no host rewrites.
 */
import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import MagicString from "magic-string";
import { Visitor, parseSync, type Plugin } from "vite";
import { moduleTemplate, withImports } from "./late-modules.ts";
import { pageStyles } from "./page-styles.ts";

/** A style or script element. `start` is its first character, `end` the one after its last. */
interface TextElement {
  start: number;
  end: number;
  attributes: Record<string, string>;
  text: string;
}

/** Returns the custom properties that code or a style names. */
const propertiesIn = (text: string) =>
  text.split(/[^\w-]+/).filter((word) => word.startsWith("--"));

/** Returns every word in the strings of code, which could name a class, an id or a custom property. */
function wordsIn(code: string) {
  const words: string[] = [];
  const add = (text: string) => words.push(...text.split(/["'\s]+/), ...propertiesIn(text));
  new Visitor({
    Literal({ value }) {
      if (typeof value === "string") add(value);
    },
    TemplateElement({ value }) {
      add(value.raw);
    },
  }).visit(parseSync("module.js", code).program);
  return words;
}

/** Returns the expression by which a policy allows an inline script. */
const expressionOf = ({ text }: TextElement) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Finds the styles, scripts, names, links and at signs of a page. Positions are character offsets. */
export function parsePage(html: string) {
  const styles: TextElement[] = [];
  const scripts: TextElement[] = [];
  /** The classes, ids and custom properties in the page. */
  const names = new Set<string>();
  /** The files of its scripts and islands. */
  const files = new Set<string>();
  /** The paths of this site to which it links. */
  const links = new Set<string>();
  /** The at signs outside scripts and styles. */
  const atSigns: number[] = [];
  const findAtSigns = (start: number, end: number) => {
    for (let at = html.indexOf("@", start); at >= 0 && at < end; at = html.indexOf("@", at + 1))
      atSigns.push(at);
  };
  /** The expressions with which the policy allows inline scripts. */
  let allowed: readonly string[] = [];
  let isCode = false;
  let openTag = { start: 0, end: 0, attributes: {} };
  let bodyEnd = NaN;
  let isIndexed = true;
  const parser = new Parser({
    onopentag(name, attributes) {
      openTag = { start: parser.startIndex, end: parser.endIndex + 1, attributes };
      isCode = name === "style" || name === "script";
      if (!isCode) findAtSigns(openTag.start, openTag.end);
      for (const className of attributes["class"]?.split(/\s+/) ?? []) names.add(className);
      if (attributes["id"]) names.add(attributes["id"]);
      for (const value of Object.values(attributes))
        for (const property of propertiesIn(value)) names.add(property);
      for (const key of ["src", "component-url", "renderer-url"])
        if (attributes[key]?.endsWith(".js")) files.add(attributes[key].slice(1));
      const [path = ""] = (name === "a" && attributes["href"]?.split(/[?#]/)) || [];
      if (path.startsWith("/")) links.add(path);
      if (attributes["http-equiv"] === "content-security-policy")
        allowed = (attributes["content"] ?? "").split(/[\s;]/).filter((part) => /^'sha/.test(part));
      if (attributes["name"] === "robots") isIndexed = !attributes["content"]?.includes("noindex");
    },
    ontext() {
      if (!isCode) findAtSigns(parser.startIndex, parser.endIndex + 1);
    },
    onclosetag(name) {
      isCode = false;
      if (name === "body") bodyEnd = parser.startIndex;
      if (name !== "style" && name !== "script") return;
      const text = html.slice(openTag.end, parser.startIndex);
      const element = { ...openTag, end: parser.endIndex + 1, text };
      (name === "style" ? styles : scripts).push(element);
    },
  });
  parser.end(html);
  return { styles, scripts, names, files, links: [...links], allowed, atSigns, isIndexed, bodyEnd };
}

/**
 * Returns a Vite plugin that learns what the scripts of a build name and import, and the function
 * that finishes a page. That function throws when the page has no style.
 */
export function pageFinisher() {
  const namesIn = new Map<string, readonly string[]>();
  const importsOf = new Map<string, readonly string[]>();
  /** The files that each script file imports, at once or later. */
  const followersOf = new Map<string, readonly string[]>();
  /** The styles by sheet and names: pages of a kind, such as cities, share them. */
  const known = new Map<string, ReturnType<typeof pageStyles>>();

  const plugin: Plugin = {
    name: "scripts-of-pages",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        importsOf.set(chunk.fileName, chunk.imports);
        followersOf.set(chunk.fileName, [...chunk.imports, ...chunk.dynamicImports]);
        const modules = Object.entries(chunk.modules).filter(
          ([id]) => !id.includes("node_modules"),
        );
        namesIn.set(
          chunk.fileName,
          modules.flatMap(([, { code }]) => wordsIn(code ?? "")),
        );
      }
    },
  };

  const stylesFor = (css: string, names: ReadonlySet<string>) => {
    const key = [css, ...[...names].toSorted()].join(" ");
    const styles = known.get(key) ?? pageStyles(css, (name) => names.has(name));
    known.set(key, styles);
    return styles;
  };

  const finish = (html: string) => {
    const { styles, scripts, names, files, allowed, atSigns, bodyEnd, ...page } = parsePage(html);
    const [firstStyle] = styles;
    if (!firstStyle) throw new Error(`A page has no style: ${html.slice(0, 200)}`);
    const modules = scripts.filter(({ attributes: { type, src } }) => type === "module" && src);
    const lastModule = modules.at(-1);
    // Names that a script of the page may write into it count too.
    for (const file of withImports(files, followersOf))
      for (const name of namesIn.get(file) ?? []) names.add(name);
    const own = stylesFor(styles.map(({ text }) => text).join(""), names);
    const finished = new MagicString(html);
    for (const { start, end } of [...styles, ...modules]) finished.remove(start, end);
    // Astro also lists the scripts of islands that the page does not have.
    const used = new Set(scripts.filter(({ text }) => text).map(expressionOf));
    for (const expression of allowed) {
      const at = html.indexOf(expression);
      if (!used.has(expression)) finished.remove(at - 1, at + expression.length);
    }
    // Cloudflare hides addresses that it recognizes, and the policy stops its script, which shows them.
    for (const at of atSigns) finished.overwrite(at, at + 1, "&#64;");
    finished.appendLeft(firstStyle.start, `<style>${own.screen}</style>`);
    finished.appendLeft(bodyEnd, `<style>${own.print}</style>`);
    const sources = modules.flatMap(({ attributes }) => attributes["src"] ?? []);
    if (lastModule) finished.appendLeft(lastModule.start, moduleTemplate(sources, importsOf));
    return { ...page, html: finished.toString() };
  };
  return { plugin, finish };
}
