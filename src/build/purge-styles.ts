/**
 * Reduces the styles of each page to the rules, keyframes and custom properties that it can use.
 * Astro inlines whole style sheets, and that of Tailwind has the classes of all pages.
 */
import {
  transform,
  type Rule,
  type Selector,
  type Targets,
  type TransformOptions,
} from "lightningcss";
import postcss, { type ChildNode, type Container } from "postcss";
import type { Plugin } from "vite";

/** The styles of one page. */
export interface PageStyles {
  styles: string;
  /** The rules within `@media print`, which can come after the text. */
  printStyles: string;
}

/** Classes, ids, keyframes and custom properties. */
type Names = ReadonlySet<string>;

/** Returns versions like `ios >= 15.4`, as in `browserslist`, as Lightning CSS writes them. */
const targetsOf = (browsers: readonly string[]): Targets =>
  Object.fromEntries(
    browsers.map((browser) => {
      const [name = "", version = ""] = browser.split(" >= ");
      const [major = 0, minor = 0] = version.split(".").map(Number);
      return [name === "ios" ? "ios_saf" : name, (major << 16) | (minor << 8)];
    }),
  );

const rewrite = (
  css: string,
  options: Omit<TransformOptions<Record<string, never>>, "filename" | "code">,
) => transform({ filename: "page.css", code: Buffer.from(css), ...options }).code.toString();

/** Yields the classes and ids in a selector, those in `:is()` and the like included. */
function* namesIn(selector: Selector): Generator<string> {
  for (const part of selector) {
    if (part.type === "class" || part.type === "id") yield part.name;
    if (part.type === "pseudo-class" && "selectors" in part) {
      for (const inner of part.selectors ?? [])
        yield* namesIn(Array.isArray(inner) ? inner : [inner]);
    }
  }
}

/** The layers of Tailwind's utilities and of the project's own components. */
const isOwnLayer = (rule: Rule) =>
  rule.type === "layer-block" &&
  ["utilities", "components"].includes(rule.value.name?.join(".") ?? "");

/**
 * Returns the classes and ids that only the project's own layers style. Markup and scripts name
 * these in full. A package may compose its classes, such as `swiper-` and a state, when it runs, so
 * rules outside the layers stay.
 */
function ownNames(css: string): Names {
  const inLayers = new Set<string>();
  const others = new Set<string>();
  let isInLayer = false;
  rewrite(css, {
    visitor: {
      Rule(rule) {
        if (isOwnLayer(rule)) isInLayer = true;
      },
      RuleExit(rule) {
        if (isOwnLayer(rule)) isInLayer = false;
      },
      Selector(selector) {
        for (const name of namesIn(selector)) (isInLayer ? inLayers : others).add(name);
      },
      Declaration: {
        // Lightning CSS 1.32 removes a property that it does not know by the name of an unused class.
        custom({ name }) {
          others.add(name);
        },
      },
    },
  });
  return inLayers.difference(others);
}

/** Returns the keyframes and custom properties that a style sheet defines but does not use. */
function unusedDefinitions(css: string): string[] {
  const defined = new Set<string>();
  const used = new Set<string>();
  rewrite(css, {
    visitor: {
      Rule: {
        keyframes({ value }) {
          defined.add(value.name.value);
        },
        // The project's own @property rules are for properties that libraries set.
        property({ value }) {
          if (value.name.startsWith("--tw-")) defined.add(value.name);
        },
      },
      Declaration: {
        custom({ name }) {
          if (name.startsWith("--")) defined.add(name);
        },
        animation({ property, value }) {
          if (property !== "animation") return;
          for (const { name } of value) if (name.type !== "none") used.add(name.value);
        },
      },
      Variable({ name }) {
        used.add(name.ident);
      },
      Token: {
        ident({ value }) {
          used.add(value);
        },
      },
    },
  });
  return [...defined.difference(used)];
}

const isForPrint = (node: ChildNode) =>
  node.type === "atrule" && node.name === "media" && node.params === "print";

/** Removes everything but rules for print. */
function keepPrintRules(part: Container) {
  part.each((node) => {
    if (isForPrint(node)) return;
    if (node.type === "atrule" && node.nodes) keepPrintRules(node);
    if (node.type !== "atrule" || !node.nodes?.length) node.remove();
  });
}

/** Splits styles, since what is only for print can come after the text. */
function splitPrint(css: string): PageStyles {
  const screen = postcss.parse(css);
  const print = screen.clone();
  keepPrintRules(print);
  screen.walkAtRules((rule) => {
    if (isForPrint(rule)) rule.remove();
  });
  return { styles: screen.toString(), printStyles: print.toString() };
}

/** Returns every string in code that could name an element, a class or a custom property. */
export const wordsIn = (code: string): readonly string[] =>
  [/[\w:/.[\]%()-]+/g, /--[\w-]+/g].flatMap((word) => code.match(word) ?? []);

/**
 * Returns a Vite plugin that collects the names in a build's scripts, and the function that purges
 * the styles of a page. Pages with the same names, such as cities, are purged once.
 */
export function stylePurger(browsers: readonly string[]) {
  const targets = targetsOf(browsers);
  const inScripts = new Set<string>();
  const sheets = new Map<string, { names: Names; purged: Map<string, PageStyles> }>();

  /** Removes rules by unused names, then definitions that only they used, until none is left. */
  function purgeNames(css: string, unused: readonly string[], inPage: Names): string {
    const own = rewrite(css, { minify: true, targets, unusedSymbols: [...unused] });
    const left = unusedDefinitions(own).filter((name) => !inPage.has(name));
    return left.length > 0 ? purgeNames(own, left, inPage) : own;
  }

  return {
    plugin: {
      name: "names-in-scripts",
      generateBundle(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          for (const [id, { code }] of Object.entries(chunk.modules)) {
            if (!id.includes("node_modules"))
              for (const word of wordsIn(code ?? "")) inScripts.add(word);
          }
        }
      },
    } satisfies Plugin,

    /** Returns the styles that a page can use, by the names in its HTML; scripts may add theirs. */
    purge: (css: string, inPage: Names): PageStyles => {
      const sheet = sheets.get(css) ?? {
        names: ownNames(css),
        purged: new Map<string, PageStyles>(),
      };
      sheets.set(css, sheet);
      const names = inPage.union(inScripts);
      const unused = [...sheet.names.difference(names)];
      const properties = [...names].filter((name) => name.startsWith("--"));
      const key = [...unused, ...properties.toSorted()].join(" ");
      const known = sheet.purged.get(key);
      if (known) return known;
      const split = splitPrint(purgeNames(css, unused, names));
      sheet.purged.set(key, split);
      return split;
    },
  };
}
