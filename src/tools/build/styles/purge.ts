/** Takes out of a page's styles what the page cannot use. */
import type { Root, Rule } from "postcss";
import selectorParser, { type Root as SelectorList, type Selector } from "postcss-selector-parser";
import valueParser from "postcss-value-parser";

/** Elements, classes and ids. */
export type Names = ReadonlySet<string>;

/**
 * Whether a selector may match among elements of these names. Only names are asked for: attributes, pseudo-classes
 * and what stands in `:not()` or `:has()` are states, which come and go.
 */
function mayMatchSelector({ nodes }: Selector, names: Names): boolean {
  return nodes.every((node) => {
    if (node.type === "class" || node.type === "id" || node.type === "tag")
      return names.has(node.value);
    if (node.type === "pseudo" && (node.value === ":is" || node.value === ":where"))
      return node.nodes.some((inner) => mayMatchSelector(inner, names));
    return true;
  });
}

const parsedSelectors = new Map<string, SelectorList>();

/** The selectors of a rule. Parsed once, since the sheets of all pages are mostly the same. */
function selectorsOf({ selector }: Rule): SelectorList {
  const parsed = parsedSelectors.get(selector) ?? selectorParser().astSync(selector);
  parsedSelectors.set(selector, parsed);
  return parsed;
}

/** The selectors of a rule that may match; in keyframes, the steps. */
function matchingSelectors(rule: Rule, names: Names): Selector[] {
  const { nodes } = selectorsOf(rule);
  return isKeyframe(rule) ? nodes : nodes.filter((selector) => mayMatchSelector(selector, names));
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && "name" in parent && parent.name === "keyframes";

/** Whether a rule may match anything among elements of these names. */
export const mayMatch = (rule: Rule, names: Names) => matchingSelectors(rule, names).length > 0;

/** Every name that the styles' selectors ask for. */
export function namesIn(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules((rule) => {
    selectorsOf(rule).walk((node) => {
      if (node.type === "class" || node.type === "id" || node.type === "tag") names.add(node.value);
    });
  });
  return names;
}

/** Removes selectors, and rules, that match nothing among elements of these names. */
export function purgeSelectors(root: Root, names: Names) {
  root.walkRules((rule) => {
    const matching = matchingSelectors(rule, names);
    if (matching.length === 0) rule.remove();
    else rule.selectors = matching.map(String);
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  removeEmpty(root);
}

/** Removes at-rules that are left without rules. Layers stay, since the first mention of each decides on their order. */
function removeEmpty(root: Root) {
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0 && atRule.name !== "layer") atRule.remove();
  });
}

/** Removes custom properties, their registrations by Tailwind, and keyframes that nothing uses. `isUsed`: by the page itself. */
export function purgeDefinitions(root: Root, isUsed: (name: string) => boolean) {
  const used = wordsInValues(root);
  const isUnused = (name: string) => !used.has(name) && !isUsed(name);
  let removed = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (!isUnused(declaration.prop)) return;
    declaration.remove();
    removed++;
  });
  root.walkAtRules((atRule) => {
    const isOfTailwind = atRule.name === "property" && atRule.params.startsWith("--tw-");
    if ((!isOfTailwind && atRule.name !== "keyframes") || !isUnused(atRule.params)) return;
    atRule.remove();
    removed++;
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  removeEmpty(root);
  // What only a removed property used is unused now.
  if (removed > 0) purgeDefinitions(root, isUsed);
}

/** Every word in the values of declarations: the names of used keyframes and custom properties among them. */
function wordsInValues(root: Root): Set<string> {
  const words = new Set<string>();
  root.walkDecls(({ value }) => {
    valueParser(value).walk((node) => {
      if (node.type === "word") words.add(node.value);
    });
  });
  return words;
}
