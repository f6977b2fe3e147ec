/** Islands get little as props, and nothing that the page says already. */
import { Parser } from "htmlparser2";
import { onePageOfEachKind } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const maxPropsLength = 1000;

/** Every text in a value parsed from JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
}

/** The props of a page's islands, and every text and attribute beside them. */
function readPage(html: string) {
  const props: string[] = [];
  const texts: string[] = [];
  new Parser({
    onopentag: (name, { props: own, ...attributes }) => {
      if (name === "astro-island" && own !== undefined) props.push(own);
      texts.push(...Object.values(attributes));
    },
    ontext: (text) => texts.push(text),
  }).end(html);
  return { props, text: texts.join("\n") };
}

for (const { kind, path } of onePageOfEachKind) {
  test(`${kind}: no island is handed more than 1 kB, or a sentence that stands in the page`, async ({
    request,
  }) => {
    const { props, text } = readPage(await (await request.get(path)).text());
    for (const own of props) {
      expect.soft(own.length, own.slice(0, 200)).toBeLessThanOrEqual(maxPropsLength);
      const sentences = textsIn(JSON.parse(own)).filter((one) => one.split(" ").length > 2);
      expect.soft(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
    }
  });
}
