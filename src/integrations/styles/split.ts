/** Removes the styles that a page cannot use, and splits the others by when it needs them. */
import { AtRule, type ChildNode, type Container, type Node, type Root } from "postcss";
import valueParser from "postcss-value-parser";
import { mayMatch, selectorsOf, type Names } from "./selectors.ts";

type Predicate = (node: ChildNode) => boolean;

const isAtRule = (node: Node, name: string, params?: string) =>
  node instanceof AtRule && node.name === name && (params === undefined || node.params === params);

const isLayer = (node: Node) => isAtRule(node, "layer");
const isUtilitiesLayer = (node: Node) => isAtRule(node, "layer", "utilities");
const isKeyframes = (node: Node) => isAtRule(node, "keyframes");

/** Whether a node around this one matches. */
const isInside = ({ parent }: Node, matches: (node: Node) => boolean): boolean =>
  parent !== undefined && (matches(parent) || isInside(parent, matches));

/** Whether a node is a rule that cannot match elements with these names. */
const matchesNone = (node: ChildNode, names: Names) =>
  node.type === "rule" &&
  !isInside(node, isKeyframes) &&
  selectorsOf(node).every((selector) => !mayMatch(selector, names));

/** Moves the matching nodes into a new container, in the same layers and conditions. */
export function extractNodes<Part extends Container>(part: Part, matches: Predicate): Part {
  const extracted = part.clone({ nodes: [] });
  part.each((node) => {
    if (matches(node)) extracted.append(node);
    else if ((node.type === "atrule" || node.type === "rule") && node.nodes) {
      const inner = extractNodes<Container>(node, matches);
      if (inner.nodes?.length) extracted.append(inner);
      // The order of layers is that of their first mention.
      if (node.nodes.length === 0 && !isLayer(node)) node.remove();
    }
  });
  return extracted;
}

/** Removes comments, and the selectors and rules that cannot match elements with these names. */
export function purgeSelectors(root: Root, names: Names) {
  extractNodes(root, (node) => node.type === "comment" || matchesNone(node, names));
  root.walkRules((rule) => {
    const selectors = selectorsOf(rule);
    const matching = selectors.filter((selector) => mayMatch(selector, names));
    if (matching.length < selectors.length && !isInside(rule, isKeyframes))
      rule.selectors = matching.map(String);
  });
}

/** Removes keyframes, custom properties and `@property` rules that nothing uses or names. */
export function purgeDefinitions(root: Root, names: Names) {
  extractDefinitions(root, (name) => !names.has(name));
}

/** Moves the project's keyframes and custom properties that nothing uses into a new style sheet. */
export const extractUnusedDefinitions = (root: Root) =>
  extractDefinitions(root, (name) => !name.startsWith("--tw-"));

function extractDefinitions(root: Root, matches: (name: string) => boolean): Root {
  const used = wordsInValues(root);
  const extracted = extractNodes(root, (node) => {
    const name = definedName(node);
    return name !== undefined && !used.has(name) && matches(name);
  });
  // Definitions that only an extracted one used are unused now.
  if (extracted.nodes.length > 0) extracted.append(extractDefinitions(root, matches));
  return extracted;
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

/** Whether a node is a print media query. */
export const isForPrint: Predicate = (node) => isAtRule(node, "media", "print");

/**
 * Whether a rule styles only components that are not among these names. Components' styles are
 * those outside of layers. Only they can be moved without changing the cascade: layers always come
 * before them, and rules of different components style different elements.
 */
export const isOfOtherComponents = (node: ChildNode, names: Names) =>
  matchesNone(node, names) && !isInside(node, isLayer);

/**
 * Removes the utilities that no element with these names uses, and returns a style sheet for the
 * elements that do: all utilities again, because their order decides which one wins.
 */
export function extractOtherUtilities(root: Root, names: Names): Root {
  const all = extractNodes(root.clone(), isUtilitiesLayer);
  const others = extractNodes(
    root,
    (node) => matchesNone(node, names) && isInside(node, isUtilitiesLayer),
  );
  return others.nodes.length > 0 ? all : others;
}
