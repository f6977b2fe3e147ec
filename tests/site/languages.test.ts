/** The pages in other languages than English. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DomUtils, parseDocument } from "htmlparser2";
import { helpPath, servicePath, staticRoutes } from "#routes.ts";
import { directionOf } from "#content/facts.ts";
import { locale } from "#site.ts";
import { builtFile, BuiltPage } from "../support/built-page.ts";
import { content } from "../support/pages.ts";

const codes = [...content.languages.keys()];

test("every language's page is in that language and direction, and all else is in English", () => {
  for (const code of codes) {
    const page = new BuiltPage(helpPath(code));
    assert.equal(page.attribute("html", "lang"), code);
    assert.equal(page.attribute("body", "lang"), locale);
    assert.equal(page.attribute("main", "lang"), code);
    assert.equal(page.attribute("main > [dir]", "dir"), directionOf(code));
  }
});

test("the sitemap names every page's other languages, with the emergency page as the default", () => {
  const emergency = servicePath("emergency");
  const alternates = [
    [locale, emergency],
    ["x-default", emergency],
    ...codes.map((code) => [code, helpPath(code)]),
  ];
  const sitemap = parseDocument(builtFile("sitemap-0.xml").toString(), { xmlMode: true });
  const found = DomUtils.getElementsByTagName("url", sitemap)
    .map((url) =>
      DomUtils.getElementsByTagName("xhtml:link", url).map(({ attribs }) => [
        attribs["hreflang"],
        new URL(attribs["href"] ?? "").pathname,
      ]),
    )
    .filter((links) => links.length > 0);
  assert.equal(found.length, codes.length + 1);
  for (const links of found) assert.deepEqual(links, alternates);
});

test("the emergency page and every footer lead to every language, by its own name", () => {
  const links = (page: BuiltPage, part: string) =>
    codes.map((code) => page.words(`${part} a[href="${helpPath(code)}"][lang="${code}"]`));
  const names = [...content.languages.values()].map(({ name }) => name);
  assert.deepEqual(links(new BuiltPage(servicePath("emergency")), "main"), names);
  assert.deepEqual(links(new BuiltPage(staticRoutes.contact), "footer"), names);
});

test("without script every choice is a message in English and in the language", () => {
  for (const [code, { message }] of content.languages) {
    const page = new BuiltPage(helpPath(code));
    const values = page.attributes("noscript option", "value").filter(Boolean);
    assert.equal(values.length, message.options.length * message.places.length);
    for (const { choice, english } of message.options) {
      assert.ok(
        values.some((value) => value.startsWith(english) && value.includes(choice)),
        code,
      );
    }
  }
});
