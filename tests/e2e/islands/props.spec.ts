/** The props of islands are small, and repeat hardly any text of the page. */
import { BuiltPage } from "../../support/built-page.ts";
import { onePageOfEachKind } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

/** In characters of JSON: the form has the most, for the messages after it is sent. */
const maxPropsLength = 1600;
/** In characters: the names in the menu, such as the company's, and a dialog's title. */
const maxRepeatedLength = 200;

/** Every text in a value parsed from JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
}

test("no island has large props, or repeats the page's sentences in them", () => {
  for (const { path } of onePageOfEachKind) {
    const page = new BuiltPage(path);
    const [text = ""] = page.texts("html");
    for (const json of page.attributes("astro-island", "props")) {
      expect
        .soft(json.length, `${path}: ${json.slice(0, 200)}`)
        .toBeLessThanOrEqual(maxPropsLength);
      const repeated = textsIn(JSON.parse(json)).filter((value) => text.includes(value));
      expect
        .soft(repeated.join("").length, `${path}: ${json}`)
        .toBeLessThanOrEqual(maxRepeatedLength);
    }
  }
});
