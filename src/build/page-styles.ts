/**
 * Styles of a built page. Astro inlines whole style sheets, and Tailwind's has the classes of all
 * pages: a page gets the rules, keyframes and custom properties that it can use.
 */
import postcss, { AtRule, Rule, type ChildNode, type Root } from "postcss";
import selectorParser, { type Selector } from "postcss-selector-parser";

/** Tailwind's utilities and the project's own components, which markup and scripts name in full. */
const ownLayers = new Set(["utilities", "components"]);

const parseSelector = (selector: string) => selectorParser().astSync(selector);

const atRulesAround = ({ parent }: ChildNode): readonly AtRule[] =>
  parent instanceof AtRule ? [parent, ...atRulesAround(parent)] : [];

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

/**
 * Removes the rules for classes and ids that a page does not have. A package may compose its classes
 * when it runs, such as `swiper-` and a state, so rules outside our layers stay.
 */
function removeRules(styles: Root, isUsed: (name: string) => boolean) {
  styles.walkRules((rule) => {
    if (!atRulesAround(rule).some(({ name, params }) => name === "layer" && ownLayers.has(params)))
      return;
    const selectors = rule.selectors.filter((selector) =>
      namesIn(parseSelector(selector).nodes).every(isUsed),
    );
    if (selectors.length === 0) remove(rule);
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

/** Removes the custom properties and keyframes that no value names, until each is named. */
function removeDefinitions(styles: Root, isUsed: (name: string) => boolean) {
  const values: string[] = [];
  const definitions: { name: string; node: ChildNode }[] = [];
  styles.walk((node) => {
    if (node.type === "decl") values.push(node.value);
    if (node.type === "decl" && node.variable) definitions.push({ name: node.prop, node });
    if (node.type !== "atrule") return;
    // The project's own @property rules are for properties that libraries set.
    const isTailwinds = node.name === "property" && node.params.startsWith("--tw-");
    if (isTailwinds || node.name === "keyframes") definitions.push({ name: node.params, node });
  });
  const named = new Set(values.join(" ").split(/[^\w-]+/));
  const unused = definitions.filter(({ name }) => !named.has(name) && !isUsed(name));
  for (const { node } of unused) remove(node);
  if (unused.length > 0) removeDefinitions(styles, isUsed);
}

/** Returns the rules for print. */
function printRules(styles: Root) {
  const rules: AtRule[] = [];
  styles.walkAtRules("media", (rule) => {
    if (rule.params === "print") rules.push(rule);
  });
  return rules;
}

/** Returns rules with the at-rules around them, such as layers. */
const withLayers = (rules: readonly AtRule[]) =>
  postcss.root({
    nodes: rules.map((rule) =>
      atRulesAround(rule).reduce((inner, around) => around.clone({ nodes: [inner] }), rule.clone()),
    ),
  });

/** The styles of earlier pages: those of a kind, such as cities, share them. */
const known = new Map<string, { screen: string; print: string }>();

/**
 * Returns the styles of a page for screens, and for print those of all pages with the same sheets.
 *
 * @param names The classes, ids and custom properties that the page or a script of it may have.
 */
export function pageStyles(css: string, names: Iterable<string>) {
  const used = new Set(names);
  const key = [css, ...[...used].toSorted()].join(" ");
  const before = known.get(key);
  if (before) return before;
  const isUsed = (name: string) => used.has(name);
  const styles = postcss.parse(css);
  styles.walkComments((comment) => void comment.remove());
  const print = withLayers(printRules(styles)).toString();
  removeRules(styles, isUsed);
  removeDefinitions(styles, isUsed);
  for (const rule of printRules(styles)) remove(rule);
  const own = { screen: styles.toString(), print };
  known.set(key, own);
  return own;
}
