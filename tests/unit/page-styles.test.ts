import assert from "node:assert/strict";
import { test } from "node:test";
import { pageStyles } from "#build/page-styles.ts";

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
