/** Reduces the styles of each page, at build time, to those that it can use. */
import postcss, { type Root } from "postcss";
import type { Plugin } from "vite";
import type { ParsedPage } from "#tools/build/parse-page.ts";
import { purgeDefinitions, purgeSelectors } from "./purge.ts";
import { namesIn, type Names } from "./selectors.ts";
import { definedNames, shortenStyles, shortNames, type ShortNames } from "./short-names.ts";
import {
  extractNodes,
  extractUnusedDefinitions,
  isForPrint,
  isOfOtherComponents,
} from "./split.ts";

/** The styles of a page, by when they are needed. */
export interface PageStyles {
  /** For the first screen, and all styles that do not belong to one component. */
  first: string;
  /**
   * For components that are only below the first screen, or that islands add: one style sheet for each section, with the
   * styles of the components that first appear in it.
   */
  below: readonly string[];
  print: string;
  /** The short names of classes and custom properties in these styles. */
  short: ShortNames;
}

/** A style sheet with its cached page versions. */
const sheetOf = (css: string) => {
  const root = postcss.parse(css);
  return {
    root,
    names: namesIn(root),
    /** The classes and custom properties that can be shortened. */
    defined: definedNames(root),
    /** The page versions, by the names that pages use. */
    versions: new Map<string, PageStyles>(),
  };
};

/** Returns every string in code that could name an element, a class (Tailwind's included) or a custom property. */
const wordsOf = (code: string): readonly string[] =>
  [/[\w:/.[\]%()-]+/g, /--[\w-]+/g].flatMap((word) => code.match(word) ?? []);

/**
 * Removes unused rules and splits the rest by when it is needed.
 *
 * @param names the elements, classes and ids in the page, and those that its islands can add
 * @param namesBeforeSections the names before each section below the first screen
 * @param reservedNames the names that must not be shortened
 */
export function splitStyles(
  styles: Root,
  names: Names,
  namesBeforeSections: readonly Names[],
  reservedNames: Names,
): PageStyles {
  const root = styles.clone();
  purgeSelectors(root, names);
  purgeDefinitions(root, names.union(reservedNames));
  const short = shortNames(definedNames(root), reservedNames);
  const print = extractNodes(root, isForPrint);
  const below = namesBeforeSections
    .toReversed()
    .map((before) => extractNodes(root, (node) => isOfOtherComponents(node, before)))
    .reverse();
  below[0]?.append(extractUnusedDefinitions(root));
  for (const part of [root, ...below, print]) shortenStyles(part, short);
  return { first: root.toString(), below: below.map(String), print: print.toString(), short };
}

/** Returns all styles of a page, for the test that compares pages with and without unused styles. */
export const allStyles = ({ styles }: ParsedPage): PageStyles => ({
  first: styles.map(({ text }) => text).join(""),
  below: [],
  print: "",
  short: new Map(),
});

/** Creates the style cache of one build. Pages with the same names share an entry, so 1,000 cities cost as much as one. */
export function pageStyles() {
  /** Each chunk of the browser's script: the possible names in it, and the chunks that it loads. */
  const chunks = new Map<string, { words: readonly string[]; loads: readonly string[] }>();
  const sheets = new Map<string, ReturnType<typeof sheetOf>>();

  /** The possible names in islands' chunks and in all chunks that these load. */
  function wordsFrom(files: Iterable<string>) {
    const seen = new Set(files);
    for (const file of seen) for (const other of chunks.get(file)?.loads ?? []) seen.add(other);
    return new Set([...seen].flatMap((file) => chunks.get(file)?.words ?? []));
  }

  return {
    plugin: {
      name: "page-styles",
      generateBundle(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const own = Object.entries(chunk.modules).filter(([id]) => !id.includes("node_modules"));
          chunks.set(`/${chunk.fileName}`, {
            words: own.flatMap(([, { code }]) => wordsOf(code ?? "")),
            loads: [...chunk.imports, ...chunk.dynamicImports].map((file) => `/${file}`),
          });
        }
      },
    } satisfies Plugin,

    stylesOf: (page: ParsedPage): PageStyles => {
      const css = page.styles.map(({ text }) => text).join("");
      const sheet = sheets.get(css) ?? sheetOf(css);
      sheets.set(css, sheet);
      const { root, names, defined, versions } = sheet;
      // Scripts with a type are data, or modules, which use no class or custom property by name.
      const code = page.scripts.filter(({ attributes }) => !attributes["type"]);
      const inScripts = new Set(code.flatMap(({ text }) => wordsOf(text)));
      const islands = [...page.islandFiles].toSorted();
      const inIslands = wordsFrom(islands);
      const used = names.intersection(page.names.union(inScripts));
      const before = page.sections.map(({ namesBefore }) => names.intersection(namesBefore));
      const reservedNames = defined.intersection(
        inScripts.union(inIslands).union(new Set(wordsOf(page.code))),
      );
      const key = JSON.stringify([
        ...[used, reservedNames, ...before].map((set) => [...set].toSorted()),
        islands,
      ]);
      const styles =
        versions.get(key) ?? splitStyles(root, used.union(inIslands), before, reservedNames);
      versions.set(key, styles);
      return styles;
    },
  };
}
