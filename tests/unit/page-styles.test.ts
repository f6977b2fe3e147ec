import assert from "node:assert/strict";
import { describe, test } from "node:test";
import postcss from "postcss";
import { parsePage } from "#tools/build/parse-page.ts";
import { pageStyles, splitStyles } from "#tools/build/styles/page-styles.ts";
import { purgeDefinitions, purgeSelectors } from "#tools/build/styles/purge.ts";
import { isForPrint, isOfOtherComponents, extractNodes } from "#tools/build/styles/split.ts";
import {
  definedNames,
  shortenClasses,
  shortenStyles,
  shortNames,
} from "#tools/build/styles/short-names.ts";

const names = (...all: string[]) => new Set(all);

describe("selectors that cannot match are removed", () => {
  const purged = (css: string, ...all: string[]) => {
    const root = postcss.parse(css);
    purgeSelectors(root, names(...all));
    return root.toString();
  };

  test("by class, id and element", () => {
    assert.equal(purged(".a{x:y}.b{x:y}#c{x:y}p{x:y}", "a", "p"), ".a{x:y}p{x:y}");
  });

  test("from a list, one by one", () => {
    assert.equal(purged(".a,.b,.c{x:y}", "a", "c"), ".a,.c{x:y}");
  });

  test("if one part of a selector is missing", () => {
    assert.equal(purged(".a .b{x:y}.a>p{x:y}.a.b{x:y}", "a", "p"), ".a>p{x:y}");
  });

  test("with escaped characters", () => {
    assert.equal(
      purged(String.raw`.md\:p-1\.5{x:y}.p-2{x:y}`, "md:p-1.5"),
      String.raw`.md\:p-1\.5{x:y}`,
    );
  });

  test("in at-rules; empty layers stay, since they define the order", () => {
    assert.equal(
      purged("@layer one{.a{x:y}}@layer two{@media print{.a{x:y}.b{x:y}}}", "b"),
      "@layer one{}@layer two{@media print{.b{x:y}}}",
    );
  });

  test("with :is() and :where(), by their arguments", () => {
    assert.equal(purged(":is(.a,.b){x:y}:where(.b){x:y}", "a"), ":is(.a,.b){x:y}");
  });

  test("but not because of a state", () => {
    const states = [
      ":focus-visible{x:y}",
      "::selection{x:y}",
      ":root{x:y}",
      "*{x:y}",
      "[open]{x:y}",
      '.a[data-state="open"]:hover::before{x:y}',
      ".a:not(.b){x:y}",
      ".a:has(.b){x:y}",
      ".a:nth-child(2){x:y}",
    ].join("");
    assert.equal(purged(states, "a"), states);
  });

  test("but not the steps of keyframes", () => {
    assert.equal(purged("@keyframes k{from{x:y}50%{x:y}}"), "@keyframes k{from{x:y}50%{x:y}}");
  });
});

describe("unused definitions are removed", () => {
  const purged = (css: string, ...used: string[]) => {
    const root = postcss.parse(css);
    purgeDefinitions(root, names(...used));
    return root.toString();
  };

  test("custom properties, and those that only removed ones use", () => {
    assert.equal(
      purged(":root{--a:1px;--b:var(--a);--c:2px}p{width:calc(var(--c)*2)}"),
      ":root{--c:2px}p{width:calc(var(--c)*2)}",
    );
  });

  test("not if a fallback or a script uses them", () => {
    const css = ":root{--a:1px;--b:2px}p{width:var(--c, var(--a))}";
    assert.equal(purged(css, "--b"), css);
  });

  test("keyframes", () => {
    assert.equal(
      purged("@keyframes a{to{x:y}}@keyframes b{to{x:y}}p{animation:1s b}"),
      "@keyframes b{to{x:y}}p{animation:1s b}",
    );
  });

  test("Tailwind's @property rules, not the project's own", () => {
    assert.equal(
      purged("@property --tw-a{inherits:false}@property --a{inherits:false}"),
      "@property --a{inherits:false}",
    );
  });
});

describe("styles are split", () => {
  test("for print, in their layers and in order", () => {
    const root = postcss.parse(
      "@layer l{.a{x:y}@media print{.a{x:z}}}@media print{.b{x:y}}.c{x:y}",
    );
    const print = extractNodes(root, isForPrint);
    assert.equal(root.toString(), "@layer l{.a{x:y}}.c{x:y}");
    assert.equal(print.toString(), "@layer l{@media print{.a{x:z}}}@media print{.b{x:y}}");
  });

  test("for components that are not on the first screen", () => {
    const root = postcss.parse(
      ".p-1{x:y}._a.astro-1{x:y}@media (width>1px){._b.astro-2{x:y}}.astro-1 .astro-2,._c_menu{x:y}.d{x:y}",
    );
    const below = extractNodes(root, (node) => isOfOtherComponents(node, names("_a", "astro-1")));
    assert.equal(root.toString(), ".p-1{x:y}._a.astro-1{x:y}.d{x:y}");
    assert.equal(
      below.toString(),
      "@media (width>1px){._b.astro-2{x:y}}.astro-1 .astro-2,._c_menu{x:y}",
    );
  });

  test("by section, without what is unused and with short names", () => {
    const styles = postcss.parse(
      ":root{--a:red;--b:blue;--c:1s}@keyframes k{to{x:y}}._a{color:var(--a)}._b{animation:var(--c) k}._c{x:y}.c{x:y}@media print{._a{x:y}}",
    );
    const { short, ...parts } = splitStyles(
      styles,
      names("_a", "_b", "_c"),
      [names("_a"), names("_a", "_b")],
      names("_b"),
    );
    assert.deepEqual(parts, {
      first: ":root{--c:red}.a{color:var(--c)}",
      below: ["._b{animation:var(--d) k}:root{--d:1s}@keyframes k{to{x:y}}", ".b{x:y}"],
      print: "@media print{.a{x:y}}",
    });
    assert.equal(short.get("_a"), "a");
  });
});

describe("names are shortened", () => {
  const shortened = (css: string, ...reservedNames: string[]) => {
    const root = postcss.parse(css);
    shortenStyles(root, shortNames(definedNames(root), names(...reservedNames)));
    return root.toString();
  };

  test("of classes, anywhere in a selector", () => {
    assert.equal(
      shortened(".card:not(.open):has(>.title).sm\\:p-7{x:y}p.card{x:y}"),
      ".a:not(.b):has(>.c).d{x:y}p.a{x:y}",
    );
  });

  test("of custom properties in declarations, values and @property rules", () => {
    assert.equal(
      shortened("@property --gap{inherits:false}.a{--gap:1px;--row:calc(var(--gap)*2)}"),
      "@property --b{inherits:false}.a{--b:1px;--c:calc(var(--b)*2)}",
    );
  });

  test("not of properties and keywords with the name of a class", () => {
    assert.equal(
      shortened(".display{display:grid}.grid{--x:1;flex:var(--x) grid}"),
      ".a{display:grid}.b{--c:1;flex:var(--c) grid}",
    );
  });

  test("not if a script may use them, and never to a name that exists", () => {
    assert.equal(shortened(".long{x:y}.a{x:y}", "a"), ".b{x:y}.a{x:y}");
  });

  test("not of a custom property in an attribute of the page", () => {
    const page = parsePage(
      '<head><style>:root{--roof:red;--wall:red}p{color:var(--wall)}</style></head><p><path fill="var(--roof)"/></p>',
    );
    assert.equal(pageStyles().stylesOf(page).first, ":root{--roof:red;--a:red}p{color:var(--a)}");
  });

  test("in class attributes, where unknown names stay", () => {
    assert.equal(shortenClasses("card  other", new Map([["card", "a"]])), "a other");
  });
});
