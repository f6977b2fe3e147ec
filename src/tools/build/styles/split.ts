/** Splits styles by when a page needs them. */
import postcss, { AtRule, type ChildNode, type Container, type Node, type Root } from "postcss";
import { wordsInValues } from "./purge.ts";
import { mayMatch, selectorsOf, type Names } from "./selectors.ts";

type Predicate = (node: ChildNode) => boolean;

/** Moves the matching nodes into a new style sheet, in the same layers and conditions. */
export function extractNodes(root: Root, matches: Predicate): Root {
  const extracted = postcss.root();
  moveMatching(extracted, root, matches);
  return extracted;
}

function moveMatching(extracted: Container, parent: Container, matches: Predicate) {
  parent.each((node) => {
    if (matches(node)) extracted.append(node);
    else if ((node.type === "atrule" || node.type === "rule") && node.nodes) {
      const inner = node.clone({ nodes: [] });
      moveMatching(inner, node, matches);
      if (inner.nodes?.length) extracted.append(inner);
      // The order of layers is that of their first mention.
      if (node.nodes.length === 0 && !isAtRule(node, "layer")) node.remove();
    }
  });
}

const isAtRule = (node: Node, ...names: string[]) =>
  node instanceof AtRule && names.includes(node.name);

/** Whether a node around this one matches. */
const isInside = ({ parent }: Node, matches: (node: Node) => boolean): boolean =>
  parent !== undefined && (matches(parent) || isInside(parent, matches));

/** Whether a node is a print media query. */
export const isForPrint: Predicate = (node) =>
  node.type === "atrule" && node.name === "media" && node.params === "print";

/**
 * Whether a rule styles only components that are not among these names. Components' styles are
 * those outside of layers. Only they can be moved without changing the cascade: layers always come
 * before them, and rules of different components style different elements.
 */
export const isOfOtherComponents = (node: ChildNode, names: Names) =>
  node.type === "rule" &&
  !isInside(node, (outer) => isAtRule(outer, "layer", "keyframes")) &&
  selectorsOf(node).every((selector) => !mayMatch(selector, names));

const isUtilitiesLayer = (node: Node): node is AtRule =>
  node instanceof AtRule && node.name === "layer" && node.params === "utilities";

/**
 * Removes the utilities that no element with these names uses, and returns a style sheet for the
 * elements that do. It has all utilities of the page again, because their order decides which one
 * wins.
 */
export function extractOtherUtilities(root: Root, names: Names): Root {
  const all = postcss.root({ nodes: root.nodes.filter(isUtilitiesLayer).map((it) => it.clone()) });
  const { nodes } = extractNodes(
    root,
    (node) =>
      node.type === "rule" &&
      isInside(node, isUtilitiesLayer) &&
      selectorsOf(node).every((selector) => !mayMatch(selector, names)),
  );
  return nodes.length > 0 ? all : postcss.root();
}

/** Moves unused keyframes and custom properties into a new style sheet, until none is left. */
export function extractUnusedDefinitions(root: Root): Root {
  const extracted = postcss.root();
  let found: Root;
  do {
    const used = wordsInValues(root);
    found = extractNodes(root, (node) => {
      const name = definedName(node);
      return name !== undefined && !used.has(name);
    });
    extracted.append(found.nodes);
    // A moved custom property can leave others unused.
  } while (found.nodes.length > 0);
  return extracted;
}

/** Returns the name of keyframes or of one of the project's custom properties. */
function definedName(node: ChildNode) {
  if (node.type === "atrule" && node.name === "keyframes") return node.params;
  const isOurs =
    node.type === "decl" && node.prop.startsWith("--") && !node.prop.startsWith("--tw-");
  return isOurs ? node.prop : undefined;
}
