import assert from "node:assert/strict";
import { describe, test } from "node:test";
import postcss from "postcss";
import { parsePage } from "#integrations/parse-page.ts";
import { pageStyles, splitStyles } from "#integrations/styles/page-styles.ts";
import {
  isForPrint,
  isOfOtherComponents,
  extractNodes,
  extractOtherUtilities,
  purgeDefinitions,
  purgeSelectors,
} from "#integrations/styles/split.ts";

const names = (...all: string[]) => new Set(all);
const purged = (purge: typeof purgeSelectors, css: string, used: readonly string[]) => {
  const root = postcss.parse(css);
  purge(root, new Set(used));
  return root.toString();
};

describe("selectors that cannot match are removed", () => {
  for (const [how, css, used, left] of [
    ["by class, id and element", ".a{x:y}.b{x:y}#c{x:y}p{x:y}", ["a", "p"], ".a{x:y}p{x:y}"],
    ["from a list, one by one", ".a,.b,.c{x:y}", ["a", "c"], ".a,.c{x:y}"],
    ["if a part is missing", ".a .b{x:y}.a>p{x:y}.a.b{x:y}", ["a", "p"], ".a>p{x:y}"],
    ["with escapes", ".md\\:p-1\\.5{x:y}.p-2{x:y}", ["md:p-1.5"], ".md\\:p-1\\.5{x:y}"],
    [
      "in at-rules; empty layers stay, since they define the order",
      "@layer one{.a{x:y}}@layer two{@media print{.a{x:y}.b{x:y}}}",
      ["b"],
      "@layer one{}@layer two{@media print{.b{x:y}}}",
    ],
    [
      "with :is(), :where() and :has(), by their arguments",
      ":is(.a,.b){x:y}:where(.b){x:y}.a:has(.b){x:y}.a:has(:checked){x:y}",
      ["a"],
      ":is(.a,.b){x:y}.a:has(:checked){x:y}",
    ],
  ] as const) {
    test(how, () => {
      assert.equal(purged(purgeSelectors, css, used), left);
    });
  }

  for (const [what, css] of [
    ["because of a state", ":focus-visible{x:y}::selection{x:y}:root{x:y}*{x:y}[open]{x:y}"],
    ["because of a state", '.a[data-state="open"]:hover::before{x:y}.a:nth-child(2){x:y}'],
    ["because of a class that an element does not have", ".a:not(.b){x:y}"],
    ["if they are the steps of keyframes", "@keyframes k{from{x:y}50%{x:y}}"],
  ] as const) {
    test(`but not ${what}: ${css}`, () => {
      assert.equal(purged(purgeSelectors, css, ["a"]), css);
    });
  }
});

describe("unused definitions are removed", () => {
  for (const [what, css, left] of [
    [
      "custom properties, and those that only removed ones use",
      ":root{--a:1px;--b:var(--a);--c:2px}p{width:calc(var(--c)*2)}",
      ":root{--c:2px}p{width:calc(var(--c)*2)}",
    ],
    [
      "keyframes",
      "@keyframes a{to{x:y}}@keyframes b{to{x:y}}p{animation:1s b}",
      "@keyframes b{to{x:y}}p{animation:1s b}",
    ],
    [
      "Tailwind's @property rules, not the project's own",
      "@property --tw-a{inherits:false}@property --a{inherits:false}",
      "@property --a{inherits:false}",
    ],
  ] as const) {
    test(what, () => {
      assert.equal(purged(purgeDefinitions, css, []), left);
    });
  }

  test("not if a fallback or a script uses them", () => {
    const css = ":root{--a:1px;--b:2px}p{width:var(--c, var(--a))}";
    assert.equal(purged(purgeDefinitions, css, ["--b"]), css);
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

  test("for components that are not on the first screen; layers stay whole", () => {
    const root = postcss.parse(
      "@layer l{.p-1{x:y}}.a.one{x:y}@media (width>1px){.b.two{x:y}}.one .two,.menu{x:y}:root{x:y}@keyframes k{from{x:y}}",
    );
    const below = extractNodes(root, (node) => isOfOtherComponents(node, names("a", "one")));
    assert.equal(
      root.toString(),
      "@layer l{.p-1{x:y}}.a.one{x:y}:root{x:y}@keyframes k{from{x:y}}",
    );
    assert.equal(below.toString(), "@media (width>1px){.b.two{x:y}}.one .two,.menu{x:y}");
  });

  test("for elements that are not on the first screen, by utilities, which are then repeated in their order", () => {
    const utilities = "@layer utilities{.p-1{x:y}.p-2{x:y}@media (width>1px){.md\\:p-1{x:y}}}";
    const root = postcss.parse(`@layer base{p{x:y}}${utilities}`);
    assert.equal(extractOtherUtilities(root, names("p-2")).toString(), utilities);
    assert.equal(root.toString(), "@layer base{p{x:y}}@layer utilities{.p-2{x:y}}");
  });

  test("by when they are needed, without what is unused", () => {
    const styles = postcss.parse(
      ":root{--a:red;--b:blue;--c:1s}@keyframes k{to{x:y}}.a{color:var(--a)}.b{animation:var(--c) k}.c{x:y}.d{x:y}@media print{.a{x:y}}",
    );
    assert.deepEqual(splitStyles(styles, names("a", "b", "c"), names("a"), names("a", "b")), {
      first: ":root{--a:red}.a{color:var(--a)}",
      next: ".b{animation:var(--c) k}:root{--c:1s}@keyframes k{to{x:y}}",
      later: ".c{x:y}@media print{.a{x:y}}",
    });
  });
});

test("custom properties in attributes of the page stay", () => {
  const page = parsePage(
    '<head><style>:root{--roof:red;--wall:red}</style></head><p><path fill="var(--roof)"/></p>',
  );
  assert.equal(pageStyles().stylesOf(page).next, ":root{--roof:red}");
});
