import assert from "node:assert/strict";
import { test } from "node:test";
import { finishPage } from "#integrations/finish-page.ts";
import { readMode } from "#settings.ts";

const styles = { first: "a{}", next: "b{}", later: "d{}" };
const end = '<i id="first-screen-end"></i>';
const finish = (body: string) =>
  finishPage(
    `<html><head><meta name="viewport"><style>c{}</style></head><body>${body}</body></html>`,
    readMode({}),
    () => styles,
  );
/** The finished page after its policy. */
const rest = (body: string) => {
  const html = finish(body);
  return html.slice(html.indexOf("<style>"));
};

test("the policy comes before everything that it applies to", () => {
  assert.match(
    finish(end),
    /^<html><head><meta name="viewport"><meta http-equiv="Content-Security-Policy" [^>]+><style>/,
  );
});

const lookalikes = `<p title="<script>1</script>">&lt;script></p><textarea><style>a{}</style></textarea><!--<script>1</script>-->`;

for (const [what, body, finished] of [
  [
    "later styles and inline scripts come in the section after the first screen, and data stays in its place",
    `<main><i><script>1</script><script type="application/json">{}</script><script>2</script>${end}</i><p></p><b></b></main>`,
    `<main><i><script type="application/json">{}</script>${end}<style>b{}</style></i><p><style>d{}</style><script>1</script><script>2</script></p><b></b></main>`,
  ],
  [
    "a first screen that ends in an island ends after it",
    `<astro-island><b>${end}</b><p></p></astro-island><p></p>`,
    `<astro-island><b>${end}</b><p></p></astro-island><style>b{}</style><style>d{}</style><p></p>`,
  ],
  [
    "the footer of a card begins no section",
    `<main><i>${end}</i><div><footer></footer></div></main>`,
    `<main><i>${end}<style>b{}</style></i><div><footer></footer><style>d{}</style></div></main>`,
  ],
  [
    "styles that Astro writes into the body are replaced like those in the head",
    `<style>d{}</style>${end}`,
    `${end}<style>b{}</style><style>d{}</style>`,
  ],
  [
    "text and attributes that look like a script or style stay as they are",
    lookalikes + end,
    `${lookalikes}${end}<style>b{}</style><style>d{}</style>`,
  ],
  [
    "islands have no uid, which depends on the project's folder",
    `${end}<astro-island uid="Z1" prefix="r1"></astro-island>`,
    `${end}<style>b{}</style><style>d{}</style><astro-island prefix="r1"></astro-island>`,
  ],
] as const) {
  test(what, () => {
    assert.equal(rest(body), `<style>a{}</style></head><body>${finished}</body></html>`);
  });
}

for (const [what, html] of [
  ["viewport meta element", `<head><style>c{}</style></head><body>${end}</body>`],
  ["style element", `<head><meta name="viewport"></head><body>${end}</body>`],
  ["element", '<head><meta name="viewport"><style>c{}</style></head><body></body>'],
] as const) {
  test(`a page without its ${what} stops the build`, () => {
    assert.throws(() => finishPage(html, readMode({}), () => styles), new RegExp(`no ${what}`));
  });
}
