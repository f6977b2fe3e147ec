/** The props of islands are small, and repeat no text of the page. */
import { Parser } from "htmlparser2";
import { onePageOfEachKind } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const maxPropsLength = 1000;

/** Every text in a value parsed from JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
}

/** The props of a page's islands, and all other texts and attribute values of the page. */
function readPage(html: string) {
  const props: string[] = [];
  const texts: string[] = [];
  new Parser({
    onopentag: (name, { props: json, ...attributes }) => {
      if (name === "astro-island" && json !== undefined) props.push(json);
      texts.push(...Object.values(attributes));
    },
    ontext: (text) => texts.push(text),
  }).end(html);
  return { props, text: texts.join("\n") };
}

for (const { kind, path } of onePageOfEachKind) {
  test(`${kind}: no island has props of more than 1 kB, or with a sentence of the page`, async ({
    request,
  }) => {
    const { props, text } = readPage(await (await request.get(path)).text());
    for (const json of props) {
      expect.soft(json.length, json.slice(0, 200)).toBeLessThanOrEqual(maxPropsLength);
      const sentences = textsIn(JSON.parse(json)).filter((value) => value.split(" ").length > 2);
      expect.soft(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
    }
  });
}
