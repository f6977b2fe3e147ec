import assert from "node:assert/strict";
import { test } from "node:test";
import { stylePurger } from "#build/purge-styles.ts";

const { purge } = stylePurger(["chrome >= 100"]);
const inPage = new Set(["flex", "text-foreground!"]);

test("a page keeps the styles of a package, whose script writes its classes", () => {
  const { styles } = purge(
    ".swiper-slide-active{opacity:1}@layer utilities{.flex{display:flex}}",
    inPage,
  );
  assert.match(styles, /\.swiper-slide-active/);
});

test("a page keeps a class that a package and a utility share", () => {
  const { styles } = purge(".lock{overflow:hidden}@layer utilities{.lock{color:red}}", inPage);
  assert.match(styles, /\.lock\{overflow:hidden\}/);
});

test("a page has the utilities that it uses, and none of other pages", () => {
  const css =
    "@layer utilities{.flex{display:flex}.grid{display:grid}.text-foreground\\!{color:red!important}}";
  const { styles } = purge(css, inPage);
  assert.match(styles, /\.flex/);
  assert.match(styles, /text-foreground/);
  assert.doesNotMatch(styles, /\.grid/);
});
