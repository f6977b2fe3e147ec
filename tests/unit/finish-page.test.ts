import assert from "node:assert/strict";
import { test } from "node:test";
import { finishPage } from "#tools/build/finish-page.ts";
import { readMode } from "#mode.ts";

const styles = { first: "a{}", print: "c{}" };
const end = '<i id="first-screen-end"></i>';
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
    finish(end),
    /^<html><head><meta name="viewport"><meta http-equiv="Content-Security-Policy" [^>]+><style>/,
  );
});

test("later styles come after the first screen, inline scripts after the section behind it, and data stays in its place", () => {
  assert.equal(
    rest(
      finish(
        `<main><i><script>1</script><script type="application/json">{}</script><script>2</script>${end}</i><p></p><b></b></main>`,
      ),
    ),
    `<style>a{}</style></head><body><main><i><script type="application/json">{}</script>${end}<style>b{}</style></i><p><script>1</script><script>2</script></p><b></b></main><style>c{}</style></body></html>`,
  );
});

test("a first screen that ends in an island ends after it", () => {
  assert.equal(
    rest(finish(`<astro-island><b>${end}</b><p></p></astro-island><p></p>`)),
    `<style>a{}</style></head><body><astro-island><b>${end}</b><p></p></astro-island><style>b{}</style><p></p><style>c{}</style></body></html>`,
  );
});

const below = ["b{}", "d{}", "e{}"];

test("the styles of a later section come at the end of the section before it", () => {
  assert.ok(
    finish(`<main><header>${end}</header><p></p><b></b></main>`, below).includes(
      `<main><header>${end}<style>b{}</style><style>d{}</style></header><p><style>e{}</style></p><b></b></main>`,
    ),
  );
});

test("the footer of a card begins no section, and the page's footer does", () => {
  assert.ok(
    finish(
      `<main><i>${end}</i><div><footer></footer></div></main><footer></footer>`,
      below,
    ).includes(
      `<i>${end}<style>b{}</style><style>d{}</style></i><div><footer></footer><style>e{}</style></div>`,
    ),
  );
});

test("the styles of a section are never inside a script that follows the section before it", () => {
  assert.ok(
    finish(`<main><p>${end}</p><script type="module">1</script><b></b></main>`, below).includes(
      `<style>d{}</style></p><script type="module">1</script><b></b></main>`,
    ),
  );
});

test("styles that Astro writes into the body are replaced like those in the head", () => {
  assert.equal(
    rest(finish(`<style>d{}</style>${end}`)),
    `<style>a{}</style></head><body>${end}<style>b{}</style><style>c{}</style></body></html>`,
  );
});

test("text and attributes that look like a script or style stay as they are", () => {
  const body = `<p title="<script>1</script>">&lt;script></p><textarea><style>a{}</style></textarea><!--<script>1</script>-->`;
  assert.equal(
    rest(finish(body + end)),
    `<style>a{}</style></head><body>${body}${end}<style>b{}</style><style>c{}</style></body></html>`,
  );
});

for (const [what, html] of [
  ["viewport meta element", `<head><style>c{}</style></head><body>${end}</body>`],
  ["style element", `<head><meta name="viewport"></head><body>${end}</body>`],
  ["body element", `<head><meta name="viewport"><style>c{}</style></head>${end}`],
  ["element", '<head><meta name="viewport"><style>c{}</style></head><body></body>'],
] as const) {
  test(`a page without its ${what} stops the build`, () => {
    assert.throws(
      () => finishPage(html, readMode({}), () => ({ ...styles, below })),
      new RegExp(`no ${what}`),
    );
  });
}

test("islands have no uid, which depends on the project's folder", () => {
  assert.ok(
    finish(`${end}<astro-island uid="Z1" prefix="r1"></astro-island>`).includes(
      '<astro-island prefix="r1">',
    ),
  );
});
