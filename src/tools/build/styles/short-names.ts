/** Shortens the names of classes and custom properties, because a page repeats some of them hundreds of times. */
import type { Root } from "postcss";
import valueParser from "postcss-value-parser";
import { copyOfSelectors, selectorsOf, type Names } from "./selectors.ts";

/** Returns the classes and custom properties of a style sheet. */
export function definedNames(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules((rule) => {
    for (const selector of selectorsOf(rule))
      selector.walkClasses(({ value }) => {
        names.add(value);
      });
  });
  root.walkDecls(/^--/, ({ prop }) => {
    names.add(prop);
  });
  return names;
}

/** The short name of each long one. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * Chooses a short name for each name. Reserved names, which scripts may use, are neither shortened nor chosen as short
 * names.
 */
export function shortNames(names: Iterable<string>, reservedNames: Names): ShortNames {
  const short = new Map<string, string>();
  let count = 0;
  for (const name of names) {
    if (reservedNames.has(name)) continue;
    let next = letters(count++);
    while (reservedNames.has(next)) next = letters(count++);
    short.set(name, name.startsWith("--") ? `--${next}` : next);
  }
  return short;
}

/** Returns a to z, aa to zz, and so on. */
const letters = (index: number): string =>
  (index < 26 ? "" : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** Replaces names with short ones in selectors, properties, values and `@property` rules. */
export function shortenStyles(root: Root, short: ShortNames) {
  root.walkRules((rule) => {
    if (!rule.selector.includes(".")) return;
    const selectors = copyOfSelectors(rule);
    for (const selector of selectors)
      selector.walkClasses((node) => {
        node.value = short.get(node.value) ?? node.value;
      });
    rule.selectors = selectors.map(String);
  });
  // Only names with dashes: a class can have the name of a property or a keyword, such as flex-wrap.
  const shortProperty = (name: string) => (name.startsWith("--") && short.get(name)) || name;
  root.walkDecls((declaration) => {
    declaration.prop = shortProperty(declaration.prop);
    if (!declaration.value.includes("--")) return;
    const value = valueParser(declaration.value);
    value.walk((node) => {
      if (node.type === "word") node.value = shortProperty(node.value);
    });
    declaration.value = valueParser.stringify(value.nodes);
  });
  root.walkAtRules("property", (registration) => {
    registration.params = shortProperty(registration.params);
  });
}

/** Replaces the names in the value of a class attribute with short ones. */
export const shortenClasses = (value: string, short: ShortNames): string =>
  value
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => short.get(name) ?? name)
    .join(" ");
