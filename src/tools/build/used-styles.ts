/** The styles of each page, cut down at build to those that it can use. */
import { transform } from "lightningcss";
import type { Plugin } from "vite";

/** What a chunk of the browser's script says in its own words, and the chunks that it loads. */
interface Chunk {
  words: string[];
  loads: string[];
}

/** What a page says that a selector may ask for, and where its style elements stand. */
interface Found {
  /** Classes, ids, Astro's marks of scoped styles, custom properties that attributes ask for, words of inline scripts. */
  names: Set<string>;
  /** The islands' chunks, as addresses. */
  islands: Set<string>;
  styles: { start: number; end: number; css: string }[];
}

/** The styles of a page, by when they are wanted. */
interface Cut {
  /** At the first paint. */
  first: string;
  /** By what islands make of the page once they are awake. */
  later: string;
  /** On paper. */
  paper: string;
}

/** The styles that Astro gives to some pages, and what was cut from them, by what it was cut for. */
interface Sheet {
  css: string;
  /** Everything that its selectors and values ask for by name. */
  names: Set<string>;
  cuts: Map<string, Cut>;
}

const scopeMark = "data-astro-cid-";
const customProperty = /--[\w-]+/g;

/**
 * The page is only searched, which takes a third of the time that parsing would: what looks like an attribute in the
 * body without being one keeps a rule too many, and takes none away.
 */
function look(html: string): Found {
  const found: Found = { names: new Set(), islands: new Set(), styles: [] };
  const body = html.slice(html.indexOf("<body"));
  const add = (names: Iterable<string>) => {
    for (const name of names) found.names.add(name);
  };

  // In the head, and those that Astro writes before an island.
  for (const { index, 0: element, 1: css = "" } of html.matchAll(/<style>([^]*?)<\/style>/g))
    found.styles.push({ start: index, end: index + element.length, css });
  for (const [, name, value = ""] of body.matchAll(/\s(class|id|component-url)="([^"]*)"/g)) {
    if (name === "component-url") found.islands.add(value);
    else add(value.replaceAll(/&(?:amp|#38);/g, "&").split(/\s+/));
  }
  for (const [, code = ""] of html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)) add(wordsOf(code));
  add(body.match(new RegExp(`${scopeMark}\\w+`, "g")) ?? []);
  add(body.match(customProperty) ?? []);
  return found;
}

function readSheet(whole: string): Sheet {
  // A mark is an attribute; only as a class can it be named as unused.
  const css = whole.replaceAll(new RegExp(`\\[(${scopeMark}\\w+)\\]`, "g"), ".$1");
  const names = new Set([...classNames(css), ...(css.match(customProperty) ?? [])]);
  return { css, names, cuts: new Map() };
}

/** The names of classes and ids in selectors, without their escapes. */
function* classNames(css: string) {
  for (const [, name = ""] of css.matchAll(/[.#]((?:\\.|[\w-])+)/g))
    yield name.replaceAll(/\\(.)/g, "$1");
}

/** Every run of characters that may be a class, as Tailwind writes them too, or a custom property. */
const wordsOf = (code: string) => [
  ...(code.match(/[\w:/.[\]%()-]+/g) ?? []),
  ...(code.match(customProperty) ?? []),
];

/** The styles without the rules, keyframes and custom properties of these names. */
const without = (css: string, unusedSymbols: string[]) =>
  transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  }).code.toString();

/** Without the keyframes and custom properties that nothing asks for, or only what is itself not asked for. */
function withoutUnusedNames(css: string, possible: ReadonlySet<string>): string {
  const asks = (name: string) =>
    possible.has(name) ||
    new RegExp(name.startsWith("--") ? `var\\(${name}[,)]` : `[:, ]${name}[ ;,}]`).test(css);
  const declared = css.matchAll(/@keyframes ([\w-]+)|(--[\w-]+)(?=:)/g);
  const names = new Set(
    [...declared].map(([, keyframes, property]) => keyframes ?? property ?? ""),
  );
  const unused = [...names].filter((name) => !asks(name));
  return unused.length > 0 ? withoutUnusedNames(without(css, unused), possible) : css;
}

/**
 * Tailwind registers custom properties for utilities of which a page may have none. One that nothing on the page
 * sets has its initial value everywhere, so that value can stand in its place.
 */
function withoutUnsetProperties(css: string): string {
  let rest = css;
  for (const [rule, name = "", body = ""] of css.matchAll(/@property (--tw-[\w-]+)\{([^}]*)\}/g)) {
    const [fallbacks = ""] = /@layer properties\{.*?\}\}\}/.exec(rest) ?? [];
    const others = rest.replace(fallbacks, "");
    if (others.includes(`${name}:`)) continue;
    const initial = /initial-value:([^;]*)/.exec(body)?.[1];
    const used = new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, "g");
    rest =
      fallbacks.replace(new RegExp(`${name}:[^;}]*;?`), "") +
      others
        .replace(rule, "")
        .replace(used, (_use, fallback: string | undefined) => initial ?? fallback ?? "");
  }
  return rest;
}

/** A rule with its block, or a statement without one. Blocks are no deeper than layer, condition, rule, nested rule. */
const blocks = /[^{};]+(?:;|\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\})/g;

/** Takes apart what is wanted at once, and what no one waits for: the rules of these classes, and those for paper. */
function splitByTime(css: string, classes: ReadonlySet<string>): Cut {
  const isLate = (selector: string) =>
    [...classNames(selector)].some((className) => classes.has(className));
  const cut: Cut = { first: "", later: "", paper: "" };
  for (const block of css.match(blocks) ?? []) {
    const [, head = "", inner = ""] = /^([^{]+)\{([^]*)\}$/.exec(block) ?? [];
    if (head === "@media print") cut.paper += inner;
    else if (/^@(?:layer|media|supports)/.test(head)) {
      const { first, later, paper } = splitByTime(inner, classes);
      if (first) cut.first += `${head}{${first}}`;
      if (later) cut.later += `${head}{${later}}`;
      if (paper) cut.paper += `${head}{${paper}}`;
    } else if (head && head.split(",").every(isLate)) cut.later += block;
    else cut.first += block;
  }
  return cut;
}

/**
 * Marks of Astro's scoped styles, in the page's styles and elements alike: eight random characters each, and on
 * every element, so they are numbered instead.
 */
function withShortScopes(html: string) {
  const short = numbered("data-s");
  return html
    .replaceAll(new RegExp(`\\.(${scopeMark}\\w+)`, "g"), "[$1]")
    .replaceAll(new RegExp(`(${scopeMark}\\w+)(?:="true")?`, "g"), (_all, mark: string) =>
      short(mark),
    );
}

/** A numbered name for each of the names that it is asked for. */
function numbered(prefix: string) {
  const numbers = new Map<string, string>();
  return (name: string) => {
    const number = numbers.get(name) ?? numbers.size.toString(36);
    numbers.set(name, number);
    return prefix + number;
  };
}

/** The custom properties that these styles declare and nothing else reads, numbered. */
function withShortProperties(css: string, possible: ReadonlySet<string>) {
  const own = new Set(css.match(/--[\w-]+(?=:)/g)).difference(possible);
  const short = numbered("--");
  return css.replace(customProperty, (name) => (own.has(name) ? short(name) : name));
}

/** Cuts the styles of pages. */
export interface UsedStyles {
  /** Learns what the islands may put into a page once they are awake. */
  plugin: Plugin;
  /**
   * The page with one style element in its head, that holds the styles of its own elements, and behind all that
   * is seen those of what its islands may make of it, and of paper. States (attribute selectors, pseudo-classes)
   * all stay.
   */
  cut: (html: string) => string;
}

/** For one build. Pages of the same elements share one cut, so that a thousand cities cost as much as one. */
export function usedStyles(): UsedStyles {
  const chunks = new Map<string, Chunk>();
  const sheets = new Map<string, Sheet>();

  /** The words of an island's chunk and of all that it loads. */
  function wordsFrom(files: Iterable<string>) {
    const seen = new Set(files);
    for (const file of seen) for (const other of chunks.get(file)?.loads ?? []) seen.add(other);
    return [...seen].flatMap((file) => chunks.get(file)?.words ?? []);
  }

  function cut({ css, names }: Sheet, found: Found): Cut {
    // Tailwind registers many properties; what our own styles register is there for what a library sets.
    const registered = css.match(/(?<=@property )--(?!tw-)[\w-]+/g) ?? [];
    const possible = new Set([...found.names, ...wordsFrom(found.islands), ...registered]);
    const unused = [...names.difference(possible)].filter(
      // lightningcss takes declarations of a property that it does not know for unused, too, if they have that
      // name. Which custom properties are unused shows only when the rules are gone.
      (name) => !name.startsWith("--") && !new RegExp(`[{;]${RegExp.escape(name)}:`).test(css),
    );
    const used = withoutUnsetProperties(without(css, unused));
    return splitByTime(
      withShortProperties(withoutUnusedNames(used, possible), possible),
      possible.difference(found.names),
    );
  }

  return {
    plugin: {
      name: "used-styles",
      generateBundle(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const own = Object.entries(chunk.modules).filter(([id]) => !id.includes("node_modules"));
          chunks.set(`/${chunk.fileName}`, {
            words: own.flatMap(([, { code }]) => wordsOf(code ?? "")),
            loads: [...chunk.imports, ...chunk.dynamicImports].map((file) => `/${file}`),
          });
        }
      },
    },
    cut(html) {
      const found = look(html);
      const [first] = found.styles;
      if (!first) return html;
      const whole = found.styles.map((style) => style.css).join("");
      const sheet = sheets.get(whole) ?? readSheet(whole);
      sheets.set(whole, sheet);
      const key = [...found.names.intersection(sheet.names), ...found.islands].toSorted().join();
      const styles = sheet.cuts.get(key) ?? cut(sheet, found);
      sheet.cuts.set(key, styles);
      const cutHere = (page: string, { start, end }: { start: number; end: number }) =>
        page.slice(0, start) +
        (start === first.start ? `<style>${styles.first}</style>` : "") +
        page.slice(end);
      const page = found.styles.reduceRight(cutHere, html);
      const end = page.lastIndexOf("</body>");
      const later = styles.later && `<style>${styles.later}</style>`;
      const paper = styles.paper && `<style media="print">${styles.paper}</style>`;
      return withShortScopes(page.slice(0, end) + later + paper + page.slice(end));
    },
  };
}
