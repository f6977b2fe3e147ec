/** Takes styles apart by the time at which they are wanted. */
import postcss, { type ChildNode, type Container, type Root } from "postcss";

import type { Selector } from "postcss-selector-parser";
import { selectorsOf, type Names } from "./selectors.ts";

type Predicate = (node: ChildNode) => boolean;

/** Moves the nodes of which `isApart` is true into styles of their own, within the same layers and conditions. */
export function moveApart(root: Root, isApart: Predicate): Root {
  const apart = postcss.root();
  moveInto(apart, root, isApart);
  return apart;
}

function moveInto(apart: Container, parent: Container, isApart: Predicate) {
  parent.each((node) => {
    if (isApart(node)) apart.append(node);
    else if (node.type === "atrule" && node.nodes) {
      const inner = node.clone({ nodes: [] });
      moveInto(inner, node, isApart);
      if (inner.nodes?.length) apart.append(inner);
      // The first mention of each layer decides on their order.
      if (node.nodes.length === 0 && node.name !== "layer") node.remove();
    }
  });
}

/** Whether these are styles for paper alone. */
export const isForPrint: Predicate = (node) =>
  node.type === "atrule" && node.name === "media" && node.params === "print";

/** The classes of one component alone: Astro's for scoped styles, and those of CSS modules. */
const isComponentClass = (name: string) => name.startsWith("astro-") || name.startsWith("_");

/** Whether a selector asks for a component that is not among these names. */
function isOfOtherComponent(selector: Selector, names: Names): boolean {
  const others: string[] = [];
  selector.walkClasses(({ value }) => {
    if (isComponentClass(value) && !names.has(value)) others.push(value);
  });
  return others.length > 0;
}

/**
 * Whether a rule styles only components that are not among these names. Other rules stay in their order, which decides
 * between them; rules of different components style different elements.
 */
export const isOfOtherComponents = (node: ChildNode, names: Names) =>
  node.type === "rule" && selectorsOf(node).every((one) => isOfOtherComponent(one, names));
