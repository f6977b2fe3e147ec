/** The props of islands are small, and repeat hardly any text of the page. */
import { Parser } from "htmlparser2";
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

/** The props of a page's islands, and the page's text. */
function readPage(html: string) {
  const props: string[] = [];
  let text = "";
  new Parser({
    onopentag: (name, attributes) => {
      if (name === "astro-island" && attributes["props"]) props.push(attributes["props"]);
    },
    ontext: (part) => (text += part),
  }).end(html);
  return { props, text };
}

for (const { kind, path } of onePageOfEachKind) {
  test(`${kind}: no island has large props, or repeats the page's sentences in them`, async ({
    request,
  }) => {
    const { props, text } = readPage(await (await request.get(path)).text());
    for (const json of props) {
      expect.soft(json.length, json.slice(0, 200)).toBeLessThanOrEqual(maxPropsLength);
      const repeated = textsIn(JSON.parse(json)).filter((value) => text.includes(value));
      expect.soft(repeated.join("").length, json).toBeLessThanOrEqual(maxRepeatedLength);
    }
  });
}
