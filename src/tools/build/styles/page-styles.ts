/** The styles of each page, cut down at build to those that it can use. */
import postcss, { type Root } from "postcss";
import type { Plugin } from "vite";
import type { ParsedPage } from "../parse-page.ts";
import { mayMatch, namesIn, purgeDefinitions, purgeSelectors } from "./purge.ts";
import { isForPrint, moveApart } from "./split.ts";

/** The styles of a page, by when they are wanted. */
export interface PageStyles {
  /** At the first paint. */
  first: string;
  /** By what islands add to the page once they are hydrated, and on paper. */
  late: string;
}

/** The styles that Astro gives to some pages. */
interface Sheet {
  root: Root;
  names: ReadonlySet<string>;
  /** What was made of them, by the names that a page uses of them. */
  cuts: Map<string, PageStyles>;
}

/** What a chunk of the browser's script names, and the chunks that it loads. */
interface Chunk {
  words: readonly string[];
  loads: readonly string[];
}

/** Every run of characters in a script that may be a class, as Tailwind writes them too, or an element. */
const wordsOf = (code: string): readonly string[] => code.match(/[\w:/.[\]%()-]+/g) ?? [];

/** Cuts styles to the names that stand in a page and those that its islands may add to it. */
export function cutStyles(
  styles: Root,
  inPage: ReadonlySet<string>,
  added: ReadonlySet<string>,
  isUsed: (customProperty: string) => boolean = () => false,
): PageStyles {
  const root = styles.clone();
  purgeSelectors(root, inPage.union(added));
  purgeDefinitions(root, isUsed);
  const late = moveApart(root, (node) => node.type === "rule" && !mayMatch(node, inPage));
  const print = moveApart(root, isForPrint);
  return { first: root.toString(), late: `${late}${print}` };
}

/** For one build. Pages that use the same names share one cut, so that a thousand cities cost as much as one. */
export function pageStyles() {
  const chunks = new Map<string, Chunk>();
  const sheets = new Map<string, Sheet>();

  /** The words of islands' chunks and of all that these load. */
  function wordsFrom(files: Iterable<string>) {
    const seen = new Set(files);
    for (const file of seen) for (const other of chunks.get(file)?.loads ?? []) seen.add(other);
    return new Set([...seen].flatMap((file) => chunks.get(file)?.words ?? []));
  }

  function sheetOf(css: string): Sheet {
    const known = sheets.get(css);
    if (known) return known;
    const root = postcss.parse(css);
    const sheet = { root, names: namesIn(root), cuts: new Map<string, PageStyles>() };
    sheets.set(css, sheet);
    return sheet;
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

    stylesOf(page: ParsedPage): PageStyles {
      const { root, names, cuts } = sheetOf(page.styles.map(({ text }) => text).join(""));
      const words = page.scripts.flatMap(({ text }) => wordsOf(text));
      const inPage = names.intersection(page.names.union(new Set(words)));
      const islands = [...page.islandFiles].toSorted();
      const key = JSON.stringify([[...inPage].toSorted(), islands]);
      const styles = cuts.get(key) ?? cutStyles(root, inPage, wordsFrom(islands));
      cuts.set(key, styles);
      return styles;
    },
  };
}
