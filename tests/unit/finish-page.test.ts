import assert from "node:assert/strict";
import { test } from "node:test";
import { finishPage } from "#tools/build/finish-page.ts";
import { readMode } from "#mode.ts";

const styles = { first: "a{}", below: "b{}", print: "c{}" };
const finish = (body: string) =>
  finishPage(
    `<html><head><meta name="viewport"><style>c{}</style></head><body>${body}</body></html>`,
    readMode({}),
    () => styles,
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
    `<style>a{}</style></head><body><p></p><script type="application/json">{}</script><style>b{}</style><script>1</script><script>2</script></body></html>`,
  );
});

test("inline scripts stand behind the island of the quote form", () => {
  assert.equal(
    rest(finish(`<script>1</script><astro-island><form></form></astro-island><p></p>`)),
    `<style>a{}</style></head><body><astro-island><form></form></astro-island><script>1</script><p></p><style>b{}</style></body></html>`,
  );
});

test("all styles of a page are one", () => {
  assert.equal(
    rest(finish(`<style>d{}</style>`)),
    `<style>a{}</style></head><body><style>b{}</style></body></html>`,
  );
});

test("what only looks like a script or a style in a text or an attribute stays as it is", () => {
  const body = `<p title="<script>1</script>">&lt;script></p><textarea><style>a{}</style></textarea><!--<script>1</script>-->`;
  assert.equal(
    rest(finish(body)),
    `<style>a{}</style></head><body>${body}<style>b{}</style></body></html>`,
  );
});

test("a file without a body is left as it is", () => {
  assert.equal(
    finishPage("<p>", readMode({}), () => styles),
    "<p>",
  );
});
