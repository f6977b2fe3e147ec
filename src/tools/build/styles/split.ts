/** Takes styles apart by the time at which they are wanted. */
import type { AtRule, ChildNode, Root } from "postcss";

/** Moves the nodes of which `isApart` is true into styles of their own, within the same layers and conditions. */
export function moveApart<Parent extends Root | AtRule>(
  parent: Parent,
  isApart: (node: ChildNode) => boolean,
): Parent {
  const apart = parent.clone({ nodes: [] });
  parent.each((node) => {
    if (isApart(node)) apart.append(node);
    else if (node.type === "atrule" && node.nodes) {
      const inner = moveApart(node, isApart);
      if (inner.nodes?.length) apart.append(inner);
      if (node.nodes.length === 0 && node.name !== "layer") node.remove();
    }
  });
  return apart;
}

/** Whether these are styles for paper alone. */
export const isForPrint = (node: ChildNode) =>
  node.type === "atrule" && node.name === "media" && node.params === "print";
