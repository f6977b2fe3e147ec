/** What selectors ask for by name. Parsed once, since the styles of all pages are mostly the same. */
import type { Root, Rule } from "postcss";
import selectorParser, { type Root as SelectorList, type Selector } from "postcss-selector-parser";

/** Elements, classes and ids. */
export type Names = ReadonlySet<string>;

const parsed = new Map<string, SelectorList>();

/** The selectors of a rule. */
export function selectorsOf({ selector }: Rule): Selector[] {
  const list = parsed.get(selector) ?? selectorParser().astSync(selector);
  parsed.set(selector, list);
  return list.nodes;
}

/** A copy of a rule's selectors, to be changed. */
export const copyOfSelectors = (rule: Rule): Selector[] =>
  selectorsOf(rule).map((selector) => selector.clone());

/**
 * Whether a selector may match among elements of these names. Only names are asked for: attributes, pseudo-classes and
 * what stands in `:not()` or `:has()` are states, which come and go.
 */
export function mayMatch({ nodes }: Selector, names: Names): boolean {
  return nodes.every((node) => {
    if (node.type === "class" || node.type === "id" || node.type === "tag")
      return names.has(node.value);
    if (node.type === "pseudo" && (node.value === ":is" || node.value === ":where"))
      return node.nodes.some((inner) => mayMatch(inner, names));
    return true;
  });
}

/** Every name that styles ask for. */
export function namesIn(root: Root): Set<string> {
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
