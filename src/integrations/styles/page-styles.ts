/** Reduces the styles of each page, at build time, to those that it can use. */
import postcss, { type Root } from "postcss";
import type { Plugin } from "vite";
import type { ParsedPage } from "#integrations/parse-page.ts";
import { namesIn, type Names } from "./selectors.ts";
import {
  extractNodes,
  extractOtherUtilities,
  extractUnusedDefinitions,
  isForPrint,
  isOfOtherComponents,
  purgeDefinitions,
  purgeSelectors,
} from "./split.ts";

/** The styles of a page, by when they are needed. */
export interface PageStyles {
  /** For the first screen, and the styles of elements and shared components. */
  first: string;
  /** For components that first appear in the section after the first screen, and all utilities. */
  next: string;
  /** For components that are only further down, or that islands add, and for print. */
  later: string;
}

/** A style sheet, and its versions for pages by the names that they use. */
const sheetOf = (css: string) => {
  const root = postcss.parse(css);
  return { root, names: namesIn(root), versions: new Map<string, PageStyles>() };
};

/** Returns every string in code that could name an element, a class or a custom property. */
const wordsOf = (code: string): readonly string[] =>
  [/[\w:/.[\]%()-]+/g, /--[\w-]+/g].flatMap((word) => code.match(word) ?? []);

/**
 * Removes unused rules and splits the rest by when it is needed. `names` are the elements, classes,
 * ids and custom properties in the page or added by its scripts; the others are those of them on
 * the first screen, and up to the end of the section after it.
 */
export function splitStyles(
  styles: Root,
  names: Names,
  onFirstScreen: Names,
  inNextSection: Names,
): PageStyles {
  const root = styles.clone();
  purgeSelectors(root, names);
  purgeDefinitions(root, names);
  const print = extractNodes(root, isForPrint);
  const later = extractNodes(root, (node) => isOfOtherComponents(node, inNextSection));
  const next = extractOtherUtilities(root, onFirstScreen);
  next.append(extractNodes(root, (node) => isOfOtherComponents(node, onFirstScreen)));
  next.append(extractUnusedDefinitions(root));
  later.append(print);
  return { first: root.toString(), next: next.toString(), later: later.toString() };
}

/** Returns all styles of a page, for the test that compares pages with and without unused ones. */
export const allStyles = ({ styles }: ParsedPage): PageStyles => ({
  first: styles.map(({ text }) => text).join(""),
  next: "",
  later: "",
});

/** Creates one build's style cache: pages with the same names, such as cities, share an entry. */
export function pageStyles() {
  /** Each chunk of the browser's script: the possible names in it, and the chunks that it loads. */
  const chunks = new Map<string, { words: readonly string[]; loads: readonly string[] }>();
  const sheets = new Map<string, ReturnType<typeof sheetOf>>();

  /** The possible names in islands' chunks and in all chunks that these load. */
  function wordsFrom(files: Iterable<string>): readonly string[] {
    const seen = new Set(files);
    for (const file of seen) for (const other of chunks.get(file)?.loads ?? []) seen.add(other);
    return [...seen].flatMap((file) => chunks.get(file)?.words ?? []);
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
      // Scripts with a type are data, or modules, which use no class or custom property by name.
      const scripts = page.scripts.filter(({ attributes }) => !attributes["type"]);
      const inCode = [
        ...wordsFrom(page.islandFiles),
        ...wordsOf([page.inlineStyles, ...scripts.map(({ text }) => text)].join(" ")),
      ];
      const used = sheet.names.intersection(page.names.union(new Set(inCode)));
      const first = used.intersection(page.firstScreen?.names ?? page.names);
      const next = used.intersection(page.nextSection?.names ?? first);
      const names = used.union(new Set(inCode.filter((word) => word.startsWith("--"))));
      const key = JSON.stringify([names, first, next].map((set) => [...set].toSorted()));
      const styles = sheet.versions.get(key) ?? splitStyles(sheet.root, names, first, next);
      sheet.versions.set(key, styles);
      return styles;
    },
  };
}
