/**
 * Styles of a built page. Astro inlines whole style sheets, and Tailwind's has the classes of all
 * pages: a page gets the rules and custom properties that it can use.
 */
import postcss, { AtRule, Rule, type ChildNode, type Root } from "postcss";
import selectorParser, { type Selector } from "postcss-selector-parser";

const isLayer = ({ name }: AtRule) => name === "layer";
const isKeyframes = ({ name }: AtRule) => name === "keyframes";
const isPrint = ({ name, params }: AtRule) => name === "media" && params === "print";

/** Returns whether one of the at-rules around a node is of a kind. */
const isWithin = ({ parent }: ChildNode, isOfKind: (rule: AtRule) => boolean): boolean =>
  (parent instanceof AtRule && isOfKind(parent)) ||
  ((parent instanceof AtRule || parent instanceof Rule) && isWithin(parent, isOfKind));

/** Removes a node, and the rules that it leaves empty. */
function remove(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if ((parent instanceof AtRule || parent instanceof Rule) && parent.nodes?.length === 0)
    remove(parent);
}

/** The selectors of rules as trees, which pages share. */
const known = new Map<string, readonly Selector[]>();

function parseSelectors(text: string) {
  const selectors = known.get(text) ?? selectorParser().astSync(text).nodes;
  known.set(text, selectors);
  return selectors;
}

/** Returns whether a page can have what a selector matches: all its names, of several in `:is()` one. */
const canMatch = ({ nodes }: Selector, used: ReadonlySet<string>): boolean =>
  nodes.every((node) => {
    if (node.type === "class" || node.type === "id") return used.has(node.value);
    if (node.type !== "pseudo" || node.value === ":not" || node.nodes.length === 0) return true;
    return node.nodes.some((inner) => canMatch(inner, used));
  });

/** Removes the selectors of a rule that name what is not used, and a rule that has no other. */
function keepSelectors(rule: Rule, used: ReadonlySet<string>) {
  const selectors = rule.selectors.filter((text) =>
    parseSelectors(text).some((selector) => canMatch(selector, used)),
  );
  if (selectors.length === 0) remove(rule);
  else rule.selectors = selectors;
}

/** Removes the custom properties and keyframes that no value names. */
function removeDefinitions(styles: Root, used: Set<string>) {
  styles.walkDecls(({ value }) => {
    for (const name of value.split(/[^\w-]+/)) used.add(name);
  });
  styles.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) remove(declaration);
  });
  styles.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    // The project's own @property rules are for properties that libraries set.
    const isOurs = rule.name === "property" && !rule.params.startsWith("--tw-");
    if (!isOurs && !used.has(rule.params)) remove(rule);
  });
}

/**
 * Returns the styles of a page for screens, and for print those of all pages with the same sheets.
 *
 * @param names The classes, ids and custom properties that the page or a script of it may have.
 */
export function pageStyles(css: string, names: Iterable<string>) {
  const used = new Set(names);
  const screen = postcss.parse(css);
  screen.walkComments((comment) => void comment.remove());
  const print = screen.clone();
  print.walkDecls((declaration) => {
    if (!isWithin(declaration, isPrint)) remove(declaration);
  });
  screen.walkRules((rule) => {
    // A package may compose its classes when it runs, such as `swiper-` and a state. Its rules are in
    // no layer.
    if (!isWithin(rule, isLayer)) return;
    keepSelectors(rule, used);
  });
  screen.walkAtRules("media", (rule) => {
    if (isPrint(rule)) remove(rule);
  });
  removeDefinitions(screen, used);
  return { screen: screen.toString(), print: print.toString() };
}

/**
 * Returns the rules of a page's styles that its first screen needs until all are loaded.
 *
 * @param names The classes, ids and custom properties that the elements of the first screen have.
 */
export function firstStyles(css: string, names: Iterable<string>) {
  const used = new Set(names);
  const styles = postcss.parse(css);
  styles.walkRules((rule) => {
    if (!isWithin(rule, isKeyframes)) keepSelectors(rule, used);
  });
  removeDefinitions(styles, used);
  return styles.toString();
}
