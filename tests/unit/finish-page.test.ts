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
/** The page after its policy. */
const rest = (html: string) => html.slice(html.indexOf("<style>"));

test("the policy comes before everything that it applies to", () => {
  assert.match(
    finish("<script>1</script>"),
    /^<html><head><meta name="viewport"><meta http-equiv="Content-Security-Policy" [^>]+><style>/,
  );
});

test("inline scripts come after the page, in order, and data stays in its place", () => {
  assert.equal(
    rest(
      finish(
        `<script>1</script><p></p><script type="application/json">{}</script><script>2</script>`,
      ),
    ),
    `<style>a{}</style></head><body><p></p><script type="application/json">{}</script><style>b{}</style><style>c{}</style><script>1</script><script>2</script></body></html>`,
  );
});

test("inline scripts and later styles come after the island of the quote form", () => {
  assert.equal(
    rest(finish(`<script>1</script><astro-island><form></form></astro-island><p></p>`)),
    `<style>a{}</style></head><body><astro-island><form></form></astro-island><style>b{}</style><script>1</script><p></p><style>c{}</style></body></html>`,
  );
});

test("inline scripts and later styles come before the first element that is revealed on scroll", () => {
  assert.equal(
    rest(finish(`<script>1</script><p></p><p data-reveal></p><p data-reveal></p>`)),
    `<style>a{}</style></head><body><p></p><style>b{}</style><script>1</script><p data-reveal></p><p data-reveal></p><style>c{}</style></body></html>`,
  );
});

const below = ["b{}", "d{}", "e{}"];

test("the styles of a later section come at the end of the section before it", () => {
  assert.ok(
    finish(`<main><i data-reveal></i><b></b></main><footer></footer>`, below).includes(
      "<main><style>b{}</style><i data-reveal><style>d{}</style></i><b><style>e{}</style></b></main>",
    ),
  );
});

test("the styles of a section are never inside a script that follows the section before it", () => {
  assert.ok(
    finish(
      `<main><i data-reveal></i><script type="module">1</script><b></b></main>`,
      below,
    ).includes(`<style>d{}</style></i><script type="module">1</script><b></b></main>`),
  );
});

test("styles that Astro writes into the body are replaced like those in the head", () => {
  assert.equal(
    rest(finish(`<style>d{}</style>`)),
    `<style>a{}</style></head><body><style>b{}</style><style>c{}</style></body></html>`,
  );
});

test("text and attributes that look like a script or style stay as they are", () => {
  const body = `<p title="<script>1</script>">&lt;script></p><textarea><style>a{}</style></textarea><!--<script>1</script>-->`;
  assert.equal(
    rest(finish(body)),
    `<style>a{}</style></head><body>${body}<style>b{}</style><style>c{}</style></body></html>`,
  );
});

for (const [what, html] of [
  ["viewport meta element", "<head><style>c{}</style></head><body></body>"],
  ["style element", '<head><meta name="viewport"></head><body></body>'],
  ["body element", '<head><meta name="viewport"><style>c{}</style></head>'],
] as const) {
  test(`a page without a ${what} stops the build, because it would have no policy`, () => {
    assert.throws(
      () => finishPage(html, readMode({}), () => ({ ...styles, below })),
      new RegExp(`no ${what}`),
    );
  });
}

test("classes get short names, except those written with a character reference", () => {
  const body = (name: string) => `<p class="${name}" title="card">card</p><p class="c&#97;rd"></p>`;
  assert.ok(finish(body("card other")).includes(body("a other")));
});

test("no line break comes between a number and its unit or, in a sentence, in a range or a short compound", () => {
  const words = "Same-day, within 1 km, for $100–$200.";
  assert.ok(
    finish(`<p title="${words}">${words}</p><b>$100–$200</b><script>"${words}"</script>`).includes(
      `<p title="${words}">Same-\u2060day, within 1\u00a0km, for $100–\u2060$200.</p><b>$100–$200</b>`,
    ),
  );
});
