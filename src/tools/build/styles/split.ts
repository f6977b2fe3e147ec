/** Splits styles by when a page needs them. */
import postcss, { type ChildNode, type Container, type Root } from "postcss";
import type { Selector } from "postcss-selector-parser";
import { wordsInValues } from "./purge.ts";
import { selectorsOf, type Names } from "./selectors.ts";

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
      if (node.nodes.length === 0 && !isLayer(node)) node.remove();
    }
  });
}

const isLayer = (node: ChildNode) => node.type === "atrule" && node.name === "layer";

/** Whether a node is a print media query. */
export const isForPrint: Predicate = (node) =>
  node.type === "atrule" && node.name === "media" && node.params === "print";

/** Whether a class belongs to one component: Astro's for scoped styles, and those of CSS modules. */
const isComponentClass = (name: string) => name.startsWith("astro-") || name.startsWith("_");

/** Whether a selector has the class of a component that is not among these names (the callback ends the walk there). */
const isOfOtherComponent = (selector: Selector, names: Names) =>
  selector.walkClasses(({ value }) => !isComponentClass(value) || names.has(value)) === false;

/**
 * Whether a rule styles only components that are not among these names. Only such rules can be moved without changing
 * the cascade, because rules of different components style different elements.
 */
export const isOfOtherComponents = (node: ChildNode, names: Names) =>
  node.type === "rule" && selectorsOf(node).every((one) => isOfOtherComponent(one, names));

/**
 * Moves keyframes and custom properties that no declaration uses into a new style sheet. Repeats this until none is
 * left, because a moved custom property can leave others unused.
 */
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
