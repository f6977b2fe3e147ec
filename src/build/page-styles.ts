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

/** Returns the classes and ids that a page needs for a selector, one of several in `:is()` apart. */
const namesIn = (selectors: readonly Selector[]): readonly string[] => {
  const [selector] = selectors;
  if (!selector || selectors.length > 1) return [];
  return selector.nodes.flatMap((node) => {
    if (node.type === "class" || node.type === "id") return node.value;
    return node.type === "pseudo" && node.value !== ":not" ? namesIn(node.nodes) : [];
  });
};

/** The names of selectors, which pages share. */
const known = new Map<string, readonly string[]>();

function namesOf(selector: string) {
  const names = known.get(selector) ?? namesIn(selectorParser().astSync(selector).nodes);
  known.set(selector, names);
  return names;
}

/** Removes the selectors of a rule that name what is not used, and a rule that has no other. */
function keepSelectors(rule: Rule, used: ReadonlySet<string>) {
  const selectors = rule.selectors.filter((one) => namesOf(one).every((name) => used.has(name)));
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
