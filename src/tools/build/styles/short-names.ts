/** Gives classes and custom properties short names, since a page repeats each of them up to hundreds of times. */
import type { Root } from "postcss";
import valueParser from "postcss-value-parser";
import { copyOfSelectors, selectorsOf, type Names } from "./selectors.ts";

/** The classes and custom properties of styles. */
export function definedIn(root: Root): Set<string> {
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

/** Short names by the long ones. */
export type ShortNames = ReadonlyMap<string, string>;

/** One for each name, none of which is among those that are kept as they are, because a script may ask for them. */
export function shortNames(names: Iterable<string>, kept: Names): ShortNames {
  const short = new Map<string, string>();
  let count = 0;
  for (const name of names) {
    if (kept.has(name)) continue;
    let next = letters(count++);
    while (kept.has(next)) next = letters(count++);
    short.set(name, name.startsWith("--") ? `--${next}` : next);
  }
  return short;
}

/** a … z, aa … zz, and so on. */
const letters = (index: number): string =>
  (index < 26 ? "" : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** Writes the short names in selectors, properties, values and registrations. */
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
  // A class may be named like a property or a word, such as flex-wrap.
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

/** A class attribute's value with the short names. */
export const shortenClasses = (value: string, short: ShortNames): string =>
  value
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => short.get(name) ?? name)
    .join(" ");
