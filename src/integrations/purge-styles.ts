/** Reduces the styles of each page to the rules, keyframes and custom properties that it can use. */
import postcss, {
  AtRule,
  type ChildNode,
  type Container,
  type Node,
  type Root,
  type Rule,
} from "postcss";
import selectorParser, { type Root as SelectorList, type Selector } from "postcss-selector-parser";
import valueParser from "postcss-value-parser";
import type { Plugin } from "vite";

/** The styles of one page. */
export interface PageStyles {
  styles: string;
  /** The rules within `@media print`. */
  printStyles: string;
}

/** Elements, classes and ids. */
type Names = ReadonlySet<string>;

const parsed = new Map<string, SelectorList>();

/** Returns the selectors of a rule. Callers must not change them. */
function selectorsOf({ selector }: Rule): Selector[] {
  const list = parsed.get(selector) ?? selectorParser().astSync(selector);
  parsed.set(selector, list);
  return list.nodes;
}

/** The pseudo-classes that match only what one of their arguments matches. */
const withArguments = new Set([":is", ":where", ":has"]);

/**
 * Whether a selector can match elements with these names. Attributes, other pseudo-classes and
 * `:not()` are ignored: they depend on state, which changes in the browser.
 */
function mayMatch({ nodes }: Selector, names: Names): boolean {
  return nodes.every((node) => {
    if (node.type === "class" || node.type === "id" || node.type === "tag")
      return names.has(node.value);
    if (node.type === "pseudo" && withArguments.has(node.value))
      // The build empties `:is()` where a pseudo-element was: that matches nothing.
      return node.nodes.some((inner) => inner.nodes.length > 0 && mayMatch(inner, names));
    return true;
  });
}

/** Returns every element, class and id in the selectors of a style sheet. */
function namesIn(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules((rule) => {
    for (const selector of selectorsOf(rule)) {
      selector.walk((node) => {
        if (node.type === "class" || node.type === "id" || node.type === "tag")
          names.add(node.value);
      });
    }
  });
  return names;
}

const isKeyframes = (node: Node | undefined) => node instanceof AtRule && node.name === "keyframes";

/** Whether a node is a rule that cannot match elements with these names. */
const matchesNone = (node: ChildNode, names: Names) =>
  node.type === "rule" &&
  !isKeyframes(node.parent) &&
  selectorsOf(node).every((selector) => !mayMatch(selector, names));

/** Removes the matching nodes, and what is empty without them. */
function removeNodes(part: Container, matches: (node: ChildNode) => boolean) {
  part.each((node) => {
    if (matches(node)) node.remove();
    else if ((node.type === "atrule" || node.type === "rule") && node.nodes) {
      removeNodes(node, matches);
      // The order of layers is that of their first mention.
      const isLayer = node.type === "atrule" && node.name === "layer";
      if (node.nodes.length === 0 && !isLayer) node.remove();
    }
  });
}

/** Removes comments, and the selectors and rules that cannot match elements with these names. */
function purgeSelectors(root: Root, names: Names) {
  removeNodes(root, (node) => node.type === "comment" || matchesNone(node, names));
  root.walkRules((rule) => {
    const selectors = selectorsOf(rule);
    const matching = selectors.filter((selector) => mayMatch(selector, names));
    if (matching.length < selectors.length && !isKeyframes(rule.parent))
      rule.selectors = matching.map(String);
  });
}

/** Removes keyframes, custom properties and `@property` rules that nothing uses or names. */
function purgeDefinitions(root: Root, names: Names) {
  const used = wordsInValues(root);
  const unused = new Set<string>();
  removeNodes(root, (node) => {
    const name = definedName(node);
    if (name === undefined || used.has(name) || names.has(name)) return false;
    unused.add(name);
    return true;
  });
  // Definitions that only a removed one used are unused now.
  if (unused.size > 0) purgeDefinitions(root, names);
}

/** Returns the name of keyframes, of a custom property or of an `@property` rule of Tailwind. */
function definedName(node: ChildNode) {
  if (node.type === "decl") return node.prop.startsWith("--") ? node.prop : undefined;
  if (node.type !== "atrule") return undefined;
  // The project's own @property rules are for properties that libraries set.
  const isOfTailwind = node.name === "property" && node.params.startsWith("--tw-");
  return isOfTailwind || node.name === "keyframes" ? node.params : undefined;
}

/** Returns every word in declared values; used keyframes and custom properties are among them. */
function wordsInValues(root: Root): Set<string> {
  const words = new Set<string>();
  root.walkDecls(({ value }) => {
    valueParser(value).walk((node) => {
      if (node.type === "word") words.add(node.value);
    });
  });
  return words;
}

const isForPrint = (node: ChildNode) =>
  node.type === "atrule" && node.name === "media" && node.params === "print";

/** Removes everything but rules for print. */
function keepPrintRules(part: Container) {
  part.each((node) => {
    if (isForPrint(node)) return;
    if (node.type !== "atrule" || !node.nodes) {
      node.remove();
      return;
    }
    keepPrintRules(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Splits styles, since what is only for print can come after the text. */
function splitPrint(root: Root): PageStyles {
  const print = root.clone();
  keepPrintRules(print);
  removeNodes(root, isForPrint);
  return { styles: root.toString(), printStyles: print.toString() };
}

/** Returns every string in code that could name an element, a class or a custom property. */
export const wordsIn = (code: string): readonly string[] =>
  [/[\w:/.[\]%()-]+/g, /--[\w-]+/g].flatMap((word) => code.match(word) ?? []);

/** A style sheet, the names in it, and its versions for pages by the names that they use. */
const sheetOf = (css: string) => {
  const root = postcss.parse(css);
  return { root, names: namesIn(root), purged: new Map<string, PageStyles>() };
};

/** Creates one build's cache: pages with the same names, such as cities, share an entry. */
export function stylePurger() {
  const inScripts = new Set<string>();
  const sheets = new Map<string, ReturnType<typeof sheetOf>>();

  return {
    plugin: {
      name: "names-in-scripts",
      generateBundle(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          for (const [id, { code }] of Object.entries(chunk.modules))
            if (!id.includes("node_modules"))
              for (const word of wordsIn(code ?? "")) inScripts.add(word);
        }
      },
    } satisfies Plugin,

    /** Returns the styles that a page can use, by the names in its HTML; scripts may add theirs. */
    purge: (css: string, inPage: ReadonlySet<string>): PageStyles => {
      const sheet = sheets.get(css) ?? sheetOf(css);
      sheets.set(css, sheet);
      const all = inPage.union(inScripts);
      const used = new Set(
        [...all].filter((name) => sheet.names.has(name) || name.startsWith("--")),
      );
      const key = [...used].toSorted().join(" ");
      const known = sheet.purged.get(key);
      if (known !== undefined) return known;
      const copy = sheet.root.clone();
      purgeSelectors(copy, used);
      purgeDefinitions(copy, used);
      const split = splitPrint(copy);
      sheet.purged.set(key, split);
      return split;
    },
  };
}
