import assert from "node:assert/strict";
import { test } from "node:test";
import { finishPage } from "#tools/build/finish-page.ts";
import { readMode } from "#mode.ts";

const styles = { first: "a{}", print: "c{}", short: new Map([["card", "a"]]) };
const finish = (body: string, below = ["b{}"]) =>
  finishPage(
    `<html><head><meta name="viewport"><style>c{}</style></head><body>${body}</body></html>`,
    readMode({}),
    () => ({ ...styles, below }),
  );
/** What follows the policy. */
const rest = (html: string) => html.slice(html.indexOf("<style>"));

test("the policy stands before everything that it rules", () => {
  assert.match(
    finish("<script>1</script>"),
    /^<html><head><meta name="viewport"><meta http-equiv="Content-Security-Policy" [^>]+><style>/,
  );
});

test("inline scripts stand in their order behind the page, and data stays where it is", () => {
  assert.equal(
    rest(
      finish(
        `<script>1</script><p></p><script type="application/json">{}</script><script>2</script>`,
      ),
    ),
    `<style>a{}</style></head><body><p></p><script type="application/json">{}</script><style>b{}</style><style>c{}</style><script>1</script><script>2</script></body></html>`,
  );
});

test("inline scripts, and styles for what stands below, stand behind the island of the quote form", () => {
  assert.equal(
    rest(finish(`<script>1</script><astro-island><form></form></astro-island><p></p>`)),
    `<style>a{}</style></head><body><astro-island><form></form></astro-island><style>b{}</style><script>1</script><p></p><style>c{}</style></body></html>`,
  );
});

test("inline scripts, and styles for what stands below, come before the first element that is revealed by scrolling", () => {
  assert.equal(
    rest(finish(`<script>1</script><p></p><p data-reveal></p><p data-reveal></p>`)),
    `<style>a{}</style></head><body><p></p><style>b{}</style><script>1</script><p data-reveal></p><p data-reveal></p><style>c{}</style></body></html>`,
  );
});

const below = ["b{}", "d{}", "e{}"];

test("styles of a band further down come at the end of the band before it", () => {
  assert.ok(
    finish(`<main><i data-reveal></i><b></b></main><footer></footer>`, below).includes(
      "<main><style>b{}</style><i data-reveal><style>d{}</style></i><b><style>e{}</style></b></main>",
    ),
  );
});

test("styles of a band never stand inside a script that follows the band before", () => {
  assert.ok(
    finish(
      `<main><i data-reveal></i><script type="module">1</script><b></b></main>`,
      below,
    ).includes(`<style>d{}</style></i><script type="module">1</script><b></b></main>`),
  );
});

test("styles that Astro writes into the body become the page's own", () => {
  assert.equal(
    rest(finish(`<style>d{}</style>`)),
    `<style>a{}</style></head><body><style>b{}</style><style>c{}</style></body></html>`,
  );
});

test("what only looks like a script or a style in a text or an attribute stays as it is", () => {
  const body = `<p title="<script>1</script>">&lt;script></p><textarea><style>a{}</style></textarea><!--<script>1</script>-->`;
  assert.equal(
    rest(finish(body)),
    `<style>a{}</style></head><body>${body}<style>b{}</style><style>c{}</style></body></html>`,
  );
});

test("a file without a body is left as it is", () => {
  assert.equal(
    finishPage("<p>", readMode({}), () => ({ ...styles, below })),
    "<p>",
  );
});

test("classes have their short names, and none that is written oddly or is no class", () => {
  const body = (name: string) => `<p class="${name}" title="card">card</p><p class="c&#97;rd"></p>`;
  assert.ok(finish(body("card other")).includes(body("a other")));
});

test("no line ends between a number and its unit, or in a sentence within a range or a short compound", () => {
  const words = "Same-day, within 1 km, for $100–$200.";
  assert.ok(
    finish(`<p title="${words}">${words}</p><b>$100–$200</b><script>"${words}"</script>`).includes(
      `<p title="${words}">Same-\u2060day, within 1\u00a0km, for $100–\u2060$200.</p><b>$100–$200</b>`,
    ),
  );
});
