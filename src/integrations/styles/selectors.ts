/** The names in selectors. Each is parsed once, since most pages have the same styles. */
import type { Root, Rule } from "postcss";
import selectorParser, { type Root as SelectorList, type Selector } from "postcss-selector-parser";

/** Elements, classes and ids. */
export type Names = ReadonlySet<string>;

const parsed = new Map<string, SelectorList>();

/** Returns the selectors of a rule. Callers must not change them. */
export function selectorsOf({ selector }: Rule): Selector[] {
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
export function mayMatch({ nodes }: Selector, names: Names): boolean {
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
