/** Separates styles by when a page needs them. */
import postcss, { type ChildNode, type Container, type Root } from "postcss";

import type { Selector } from "postcss-selector-parser";
import { wordsInValues } from "./purge.ts";
import { selectorsOf, type Names } from "./selectors.ts";

type Predicate = (node: ChildNode) => boolean;

/** Moves the nodes of which `matches` is true into styles of their own, within the same layers and conditions. */
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
      // The first mention of each layer decides on their order.
      if (node.nodes.length === 0 && !isLayer(node)) node.remove();
    }
  });
}

const isLayer = (node: ChildNode) => node.type === "atrule" && node.name === "layer";

/** Whether these are styles for paper alone. */
export const isForPrint: Predicate = (node) =>
  node.type === "atrule" && node.name === "media" && node.params === "print";

/** The classes of one component alone: Astro's for scoped styles, and those of CSS modules. */
const isComponentClass = (name: string) => name.startsWith("astro-") || name.startsWith("_");

/** Whether a selector asks for a component that is not among these names: the walk ends there. */
const isOfOtherComponent = (selector: Selector, names: Names) =>
  selector.walkClasses(({ value }) => !isComponentClass(value) || names.has(value)) === false;

/**
 * Whether a rule styles only components that are not among these names. Other rules stay in their order, which decides
 * between them; rules of different components style different elements.
 */
export const isOfOtherComponents = (node: ChildNode, names: Names) =>
  node.type === "rule" && selectorsOf(node).every((one) => isOfOtherComponent(one, names));

/**
 * Moves keyframes and custom properties that no declaration uses into styles of their own, as often as this leaves
 * others unused.
 */
export function extractUnusedDefinitions(root: Root): Root {
  const apart = postcss.root();
  let found: Root;
  do {
    const used = wordsInValues(root);
    found = extractNodes(root, (node) => {
      const name = definedName(node);
      return name !== undefined && !used.has(name);
    });
    apart.append(found.nodes);
  } while (found.nodes.length > 0);
  return apart;
}

/** What keyframes or a custom property of our theme are called. */
function definedName(node: ChildNode) {
  if (node.type === "atrule" && node.name === "keyframes") return node.params;
  const isOurs =
    node.type === "decl" && node.prop.startsWith("--") && !node.prop.startsWith("--tw-");
  return isOurs ? node.prop : undefined;
}
