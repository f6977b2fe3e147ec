/** Removes the styles that a page cannot use. */
import type { AtRule, Declaration, Root, Rule } from "postcss";
import valueParser from "postcss-value-parser";
import { mayMatch, selectorsOf, type Names } from "./selectors.ts";

/** Removes the selectors, and rules, that cannot match elements with these names. */
export function purgeSelectors(root: Root, names: Names) {
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = selectorsOf(rule);
    const matching = selectors.filter((selector) => mayMatch(selector, names));
    if (matching.length === 0) rule.remove();
    else if (matching.length < selectors.length) rule.selectors = matching.map(String);
  });
  removeEmpty(root);
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && "name" in parent && parent.name === "keyframes";

/** Removes keyframes, custom properties and `@property` rules that nothing uses or names. */
export function purgeDefinitions(root: Root, names: Names) {
  const used = wordsInValues(root);
  const isUnused = (name: string) => !used.has(name) && !names.has(name);
  const unused: (Declaration | AtRule)[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (isUnused(declaration.prop)) unused.push(declaration);
  });
  root.walkAtRules(/^(?:property|keyframes)$/, (definition) => {
    // The project's own @property rules are for properties that libraries set.
    const isOurs = definition.name === "property" && !definition.params.startsWith("--tw-");
    if (!isOurs && isUnused(definition.params)) unused.push(definition);
  });
  if (unused.length === 0) return;
  for (const definition of unused) definition.remove();
  removeEmpty(root);
  // Definitions that only a removed one used are unused now.
  purgeDefinitions(root, names);
}

/** Returns every word in declared values; used keyframes and custom properties are among them. */
export function wordsInValues(root: Root): Set<string> {
  const words = new Set<string>();
  root.walkDecls(({ value }) => {
    valueParser(value).walk((node) => {
      if (node.type === "word") words.add(node.value);
    });
  });
  return words;
}

/** Removes empty rules. Layers stay, because their order is that of their first mention. */
function removeEmpty(root: Root) {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0 && atRule.name !== "layer") atRule.remove();
  });
}
