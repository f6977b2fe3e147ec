/** The styles of each page, cut down at build to those that it can use. */
import postcss, { type Root } from "postcss";
import type { Plugin } from "vite";
import type { ParsedPage } from "#tools/build/parse-page.ts";
import { purgeDefinitions, purgeSelectors } from "./purge.ts";
import { namesIn, type Names } from "./selectors.ts";
import { definedIn, shortenStyles, shortNames, type ShortNames } from "./short-names.ts";
import {
  extractNodes,
  extractUnusedDefinitions,
  isForPrint,
  isOfOtherComponents,
} from "./split.ts";

/** The styles of a page, by where they are needed. */
export interface PageStyles {
  /** For the first screen, and for everything that is not of one component alone. */
  first: string;
  /** For components that stand only below the first screen, or that islands add: before each band, what begins there. */
  below: readonly string[];
  print: string;
  /** The names in them that stand for those of the code. */
  short: ShortNames;
}

/** What is known of the styles that Astro gives to some pages. */
const sheetOf = (css: string) => {
  const root = postcss.parse(css);
  return {
    root,
    names: namesIn(root),
    /** The classes and custom properties that may have short names. */
    defined: definedIn(root),
    /** What was made of them, by the names that a page uses of them. */
    cuts: new Map<string, PageStyles>(),
  };
};

/** Every run of characters that may be an element, a class, as Tailwind writes them too, or a custom property. */
const wordsOf = (code: string): readonly string[] =>
  [/[\w:/.[\]%()-]+/g, /--[\w-]+/g].flatMap((word) => code.match(word) ?? []);

/**
 * Cuts styles to the names in a page and those that its islands may add to it, and takes them apart by where they are
 * needed.
 */
export function cutStyles(
  styles: Root,
  names: Names,
  namesBeforeBands: readonly Names[],
  kept: Names,
): PageStyles {
  const root = styles.clone();
  purgeSelectors(root, names);
  purgeDefinitions(root, names.union(kept));
  const short = shortNames(definedIn(root), kept);
  const print = extractNodes(root, isForPrint);
  const below = namesBeforeBands
    .toReversed()
    .map((before) => extractNodes(root, (node) => isOfOtherComponents(node, before)))
    .reverse();
  below[0]?.append(extractUnusedDefinitions(root));
  for (const part of [root, ...below, print]) shortenStyles(part, short);
  return { first: root.toString(), below: below.map(String), print: print.toString(), short };
}

/** All styles of a page, for the test that compares pages with and without the cut. */
export const allStyles = ({ styles }: ParsedPage): PageStyles => ({
  first: styles.map(({ text }) => text).join(""),
  below: [],
  print: "",
  short: new Map(),
});

/** For one build. Pages that use the same names share one cut, so that a thousand cities cost as much as one. */
export function pageStyles() {
  /** What each chunk of the browser's script names, and the chunks that it loads. */
  const chunks = new Map<string, { words: readonly string[]; loads: readonly string[] }>();
  const sheets = new Map<string, ReturnType<typeof sheetOf>>();

  /** The words of islands' chunks and of all that these load. */
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
      const { root, names, defined, cuts } = sheet;
      // Other types are data, such as the page's own words for search engines.
      const code = page.scripts.filter(({ attributes }) => !attributes["type"]);
      const inScripts = new Set(code.flatMap(({ text }) => wordsOf(text)));
      const islands = [...page.islandFiles].toSorted();
      const inIslands = wordsFrom(islands);
      const used = names.intersection(page.names.union(inScripts));
      const before = page.bands.map(({ namesBefore }) => names.intersection(namesBefore));
      const kept = defined.intersection(
        inScripts.union(inIslands).union(new Set(wordsOf(page.code))),
      );
      const key = JSON.stringify([
        ...[used, kept, ...before].map((set) => [...set].toSorted()),
        islands,
      ]);
      const styles = cuts.get(key) ?? cutStyles(root, used.union(inIslands), before, kept);
      cuts.set(key, styles);
      return styles;
    },
  };
}
