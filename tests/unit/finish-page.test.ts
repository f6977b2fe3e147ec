import assert from "node:assert/strict";
import { test } from "node:test";
import { finishPage } from "#tools/build/finish-page.ts";
import { readMode } from "#mode.ts";

const styles = { first: "a{}", next: "b{}", later: "d{}" };
const end = '<i id="first-screen-end"></i>';
const finish = (body: string) =>
  finishPage(
    `<html><head><meta name="viewport"><style>c{}</style></head><body>${body}</body></html>`,
    readMode({}),
    () => styles,
  );
/** The page after its policy. */
const rest = (html: string) => html.slice(html.indexOf("<style>"));

test("the policy comes before everything that it applies to", () => {
  assert.match(
    finish(end),
    /^<html><head><meta name="viewport"><meta http-equiv="Content-Security-Policy" [^>]+><style>/,
  );
});

test("later styles and inline scripts come in the section after the first screen, and data stays in its place", () => {
  assert.equal(
    rest(
      finish(
        `<main><i><script>1</script><script type="application/json">{}</script><script>2</script>${end}</i><p></p><b></b></main>`,
      ),
    ),
    `<style>a{}</style></head><body><main><i><script type="application/json">{}</script>${end}<style>b{}</style></i><p><style>d{}</style><script>1</script><script>2</script></p><b></b></main></body></html>`,
  );
});

test("a first screen that ends in an island ends after it", () => {
  assert.equal(
    rest(finish(`<astro-island><b>${end}</b><p></p></astro-island><p></p>`)),
    `<style>a{}</style></head><body><astro-island><b>${end}</b><p></p></astro-island><style>b{}</style><style>d{}</style><p></p></body></html>`,
  );
});

test("the footer of a card begins no section", () => {
  assert.ok(
    finish(`<main><i>${end}</i><div><footer></footer></div></main>`).includes(
      `<div><footer></footer><style>d{}</style></div>`,
    ),
  );
});

test("styles that Astro writes into the body are replaced like those in the head", () => {
  assert.equal(
    rest(finish(`<style>d{}</style>${end}`)),
    `<style>a{}</style></head><body>${end}<style>b{}</style><style>d{}</style></body></html>`,
  );
});

test("text and attributes that look like a script or style stay as they are", () => {
  const body = `<p title="<script>1</script>">&lt;script></p><textarea><style>a{}</style></textarea><!--<script>1</script>-->`;
  assert.equal(
    rest(finish(body + end)),
    `<style>a{}</style></head><body>${body}${end}<style>b{}</style><style>d{}</style></body></html>`,
  );
});

for (const [what, html] of [
  ["viewport meta element", `<head><style>c{}</style></head><body>${end}</body>`],
  ["style element", `<head><meta name="viewport"></head><body>${end}</body>`],
  ["element", '<head><meta name="viewport"><style>c{}</style></head><body></body>'],
] as const) {
  test(`a page without its ${what} stops the build`, () => {
    assert.throws(() => finishPage(html, readMode({}), () => styles), new RegExp(`no ${what}`));
  });
}

test("islands have no uid, which depends on the project's folder", () => {
  assert.ok(
    finish(`${end}<astro-island uid="Z1" prefix="r1"></astro-island>`).includes(
      '<astro-island prefix="r1">',
    ),
  );
});
