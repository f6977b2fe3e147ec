import assert from "node:assert/strict";
import { test } from "node:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { firstStyles, pageStyles } from "#build/page-styles.ts";
import { classCandidates } from "#build/class-candidates.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const stylesOf = (css: string) => pageStyles(css, ["flex", "text-foreground!"]).screen;

test("a page keeps the styles of a package, whose script writes its classes", () => {
  const styles = stylesOf(".swiper-slide-active{opacity:1}@layer utilities{.flex{display:flex}}");
  assert.match(styles, /\.swiper-slide-active/);
});

test("a page keeps a class that a package and a utility share", () => {
  const styles = stylesOf(".lock{overflow:hidden}@layer utilities{.lock{color:red}}");
  assert.match(styles, /\.lock\{overflow:hidden\}/);
});

test("a page has the utilities that it uses, and none of other pages", () => {
  const css =
    "@layer utilities{.flex{display:flex}.grid{display:grid}.text-foreground\\!{color:red!important}}";
  const styles = stylesOf(css);
  assert.match(styles, /\.flex/);
  assert.match(styles, /text-foreground/);
  assert.doesNotMatch(styles, /\.grid/);
});

test("a page keeps a class that one of its scripts writes, at once or later", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "site.js"), 'import("./later.js");node.className=`a ${b} late`');
  writeFileSync(join(folder, "later.js"), "x=['grid flex']");
  const words = classCandidates(["/_astro/site.js", "n.classList.add('inline')"], folder);
  const styles = pageStyles("@layer utilities{.late,.flex,.inline,.other{color:red}}", words);
  assert.match(styles.screen, /\{\.late, ?\.flex, ?\.inline\{/);
});

test("a page keeps a class that contains quotation marks", () => {
  const words = classCandidates(["inline after:content-['…']"], temporaryFolder());
  const { screen } = pageStyles(
    "@layer utilities{.after\\:content-\\[\\'…\\'\\]{color:red}}",
    words,
  );
  assert.match(screen, /color:red/);
});

test("a page has a rule for several selectors in one if it can have one of them", () => {
  const css =
    "@layer utilities{:is(.flex,#a) b{color:red}:is(.grid .flex,#b):not(.grid) b{color:blue}}";
  assert.equal(stylesOf(css), "@layer utilities{:is(.flex,#a) b{color:red}}");
});

test("the styles for print are apart, in their layers", () => {
  const css = "@layer a,b;@layer b{.flex{color:red}@media print{.flex{color:blue}}}";
  const { screen, print } = pageStyles(css, ["flex"]);
  assert.equal(screen, "@layer a,b;@layer b{.flex{color:red}}");
  assert.equal(print, "@layer a,b;@layer b{@media print{.flex{color:blue}}}");
});

test("the first screen has the rules, properties and keyframes of its own elements alone", () => {
  const css =
    ":root{--a:1;--b:2}@keyframes in{0%{opacity:0}}@keyframes out{0%{opacity:1}}" +
    "p{margin:0}._hero:has(._form){animation:in;top:var(--a)}._hero ._card,._card{animation:out;top:var(--b)}";
  assert.equal(
    firstStyles(css, ["_hero", "_form"]),
    ":root{--a:1}@keyframes in{0%{opacity:0}}p{margin:0}._hero:has(._form){animation:in;top:var(--a)}",
  );
});
