/** Describes what the HTML of every page contains. */
import assert from "node:assert/strict";
import { relative } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, constants } from "node:zlib";
import { callHref } from "#features/contact/contact-links.ts";
import { publicCallHref } from "#content/public-numbers.ts";
import {
  anchors,
  guidePath,
  heardPath,
  servicePath,
  situationPath,
  staticRoutes,
} from "#routes.ts";
import { parseMarkdown, renderText } from "#content/markdown-tree.ts";
import { questionsPerCity } from "#features/areas/shared-text-schema.ts";
import { locale } from "#site.ts";
import { readSettings } from "#settings.ts";
import { BuiltPage } from "../support/built-page.ts";
import { content, everyPage, onePageOfEachKind, type Kind } from "../support/pages.ts";

test("every page has its required elements", () => {
  const { phone, copyright_year } = content.business;
  for (const { path, canonical, indexed } of everyPage) {
    const page = new BuiltPage(path);
    const expectCount = (selector: string, count: number) => {
      assert.equal(page.all(selector).length, count, `${path}: ${selector}`);
    };
    for (const part of ["h1", "body > header", "main", "body > footer", "main #first-screen-end"])
      expectCount(part, 1);
    expectCount("meta[name=robots][content*=noindex]", indexed ? 0 : 1);
    expectCount("svg[slot], label[aria-hidden]", 0);
    // Islands alone have slots: an element whose name is a variable is none.
    expectCount("astro-slot", page.all("astro-island astro-slot").length);
    // A preload in the head would delay the first paint.
    expectCount("link[rel=preload]", 1);
    expectCount("body > link[rel=preload][as=font]", 1);
    // Scripts other than Latin need fewer or more characters for the same words.
    const isEnglish = page.attribute("html", "lang") === locale;
    assert.match(page.title, isEnglish ? /^.{10,60}$/ : /./, path);
    assert.match(page.meta("description"), isEnglish ? /^.{120,160}$/ : /./, path);
    assert.equal(new URL(page.canonical).pathname, canonical, path);
    assert.ok(page.words("body > footer").includes(`© ${copyright_year}`), path);
    assert.ok(page.words(`a[href='${callHref(phone)}']`).includes(phone), path);
    if (page.all("form[data-quote]").length === 0) continue;
    const closing = page.attribute("[aria-labelledby=closing-heading] .btn-primary", "href");
    const { pathname } = new URL(closing, new URL(path, "http://site.test"));
    assert.equal(pathname, path, "where the last button of a page with a form leads");
  }
});

/** Bytes at Brotli quality 5, the most that hosts use when they compress on the fly. */
const compressedLength = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The most bytes, compressed: of a whole page, and of the scripts in it. */
const limits = {
  homePage: 50_000,
  cityPage: 25_000,
  neighbourhoodPage: 24_000,
  contactPage: 18_500,
  otherPage: 37_500,
  scripts: 2_700,
};

/** The limit of a page of each kind that has one of its own. */
const limitOfKind = new Map<Kind, keyof typeof limits>([
  ["home", "homePage"],
  ["city", "cityPage"],
  ["neighbourhood", "neighbourhoodPage"],
  ["contact", "contactPage"],
]);

/** Compares a number of bytes with its limit. Fails with what to do. */
function assertWeight(what: string, bytes: number, limit: keyof typeof limits) {
  const most = limits[limit];
  const file = relative("", import.meta.filename);
  assert.ok(
    bytes <= most,
    `${what}: ${bytes} bytes, and at most ${most} are allowed. Make it smaller, or raise the limit “${limit}” in ${file} if what was added is worth its bytes.`,
  );
}

test("no page is heavier than its limit", () => {
  for (const { path, kind } of onePageOfEachKind) {
    const bytes = compressedLength(new BuiltPage(path).html);
    assertWeight(path, bytes, limitOfKind.get(kind) ?? "otherPage");
  }
});

// Counts what precedes the first paint or the modules, and Astro's scripts for islands.
test("the inline scripts of a page are not heavier than their limit", () => {
  const scripts = new BuiltPage(staticRoutes.home).texts("script:not([type])").join("");
  assertWeight(
    `inline scripts of ${staticRoutes.home}`,
    brotliCompressSync(scripts).length,
    "scripts",
  );
});

test("no page has a block within a paragraph, which browsers would end before it", () => {
  const blocks = "p :is(div, p, ul, ol, dl, table, section, form, details, h1, h2, h3, h4)";
  for (const { path } of onePageOfEachKind) {
    assert.deepEqual(
      new BuiltPage(path).all(blocks).map(({ name }) => name),
      [],
      path,
    );
  }
});

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
      assert.ok(json.length <= 300, `${path}: ${json.slice(0, 200)}`);
      const repeated = textsIn(JSON.parse(json)).filter((value) => text.includes(value));
      assert.ok(repeated.join("").length <= 200, `${path}: ${json}`);
    }
  }
});

test("no quote form has a face and no page tells who comes while nobody is named", () => {
  assert.deepEqual(content.business.about, undefined);
  for (const { path } of everyPage) {
    const page = new BuiltPage(path);
    assert.equal(page.all("form[data-quote] img").length, 0, path);
    assert.ok(!page.attributes("a", "href").includes(staticRoutes.about), path);
  }
});

test("the home page addresses owners of shops, restaurants and offices in plain sight", () => {
  const home = new BuiltPage(staticRoutes.home);
  const { buildings } = content.home.services;
  const [text = ""] = home.texts("#services p").filter((words) => words.startsWith(buildings));
  for (const word of ["shop", "restaurant", "office"]) assert.ok(text.includes(word), word);
  assert.ok(home.attributes("#services p a", "href").includes(anchors.managers));
});

test("every sample review is labelled on its card", () => {
  const cards = new BuiltPage(staticRoutes.reviews).texts("article");
  const labelled = cards.filter((text) => text.includes(content.site.reviews.sample_label));
  // A review is in the carousel and on the wall.
  assert.equal(cards.length, 2 * content.reviews.length);
  assert.equal(labelled.length, 2 * content.reviews.filter(({ sample }) => sample).length);
});

test("a sample job says once that it is one, and nothing beside a sample says that it is real", () => {
  const samples = [...content.jobs].filter(([, { sample }]) => sample);
  const pages = samples.map(([id]) => [`/jobs/${id}`, 1] as const);
  assert.ok(pages.length > 0);
  const { jobs, reviews } = staticRoutes;
  for (const [path, count] of [...pages, [jobs, samples.length], [reviews, 0]] as const) {
    const page = new BuiltPage(path);
    const notes = page.texts("main p").filter((text) => text === content.pages.jobs.sample);
    assert.equal(notes.length, count, path);
    const words = page.texts("title, h1, h2, h3, figcaption, legend").join("\n");
    assert.doesNotMatch(words, /\bphotos?\b|\bwe did\b|\bcustomers?\b|\breal\b/i, path);
  }
});

test("every page of a demo, and of no other build, ends with the demo notice", () => {
  const { label, mailbox } = content.site.demo;
  const isDemo = readSettings().kind === "demo";
  for (const { path } of everyPage) {
    const page = new BuiltPage(path);
    const footer = page.texts("footer").join(" ");
    assert.equal(footer.includes(`${label}: `) && footer.includes(mailbox), isDemo, path);
    assert.equal(page.canonical.startsWith("http://localhost:"), isDemo, path);
  }
});

test("the sample report is on the page of the inspection only, and is marked as a sample", () => {
  const { title, mark } = content.pages.services.report;
  for (const slug of content.services.keys()) {
    const words = new BuiltPage(servicePath(slug)).words("main");
    for (const text of [title, mark]) assert.equal(words.includes(text), slug === "inspection");
  }
});

test("every right of customers links to its source", () => {
  const page = new BuiltPage(staticRoutes.toronto);
  for (const { text, source } of content.pages.toronto.rights.rights) {
    assert.ok(page.words("#rights").includes(text));
    assert.ok(page.html.includes(`href="${source}"`));
  }
});

test("the Learning Center lists every guide", () => {
  const page = new BuiltPage(staticRoutes.learn);
  for (const [slug, { heading }] of content.guides)
    assert.equal(page.words(`#read a[href="${guidePath(slug)}"]`), heading);
});

const { emergencyGuide, areas, business } = content;
const { situations, storeys } = emergencyGuide;

test("the emergency page has the complete text of each situation: public numbers, 911 first, then ours", () => {
  const page = new BuiltPage(servicePath("emergency"));
  for (const { key, steps, never, whom, can_wait, calls = [], us, local } of situations) {
    const text = `#tonight details [id="${key}"]`;
    const words = page.words(text);
    for (const part of [...steps, never, whom, can_wait])
      assert.ok(words.includes(part), `${key}: ${part}`);
    const numbers = calls.map(({ number }) => publicCallHref(number));
    assert.deepEqual(page.attributes(`${text} a.btn`, "href"), [
      ...numbers,
      ...(us ? [callHref(business.phone)] : []),
      ...(local ? [anchors.localContacts] : []),
    ]);
    assert.ok(!numbers.slice(1).includes(publicCallHref("911")), key);
  }
});

/** The rows of situations on a page, each with its link. */
const rowsOf = (page: BuiltPage) =>
  situations.filter(
    ({ key, title, row }) =>
      page.words(`main a[href="${situationPath(key)}"]`).includes(title) &&
      page.words("main").includes(row),
  );

test("every area's page has each situation of the short list, as a storey or as a row", () => {
  const inHouse = new Set(storeys.map(({ situation }) => situation));
  const listed = situations.filter(
    ({ short_list: isListed, key }) => isListed && !inHouse.has(key),
  );
  for (const { path, kind, indexed } of everyPage) {
    if (!indexed || (kind !== "city" && kind !== "neighbourhood")) continue;
    const page = new BuiltPage(path);
    assert.deepEqual(rowsOf(page), listed, path);
    for (const { key: storey, situation } of storeys) {
      const words = page.words(`#${storey} ._storey-answer`);
      const { steps = [], never = "" } = situations.find(({ key }) => key === situation) ?? {};
      for (const part of [...steps, never]) assert.ok(words.includes(part), `${path}: ${part}`);
    }
  }
});

test("a guide and the page of a sound have the rows that their content names", () => {
  const pages = [
    ...[...content.guides].map(
      ([slug, { parts = [] }]) =>
        [guidePath(slug), parts.flatMap((part) => part.situations ?? [])] as const,
    ),
    ...content.sounds.sounds.map(
      ({ key, situations: named = [] }) => [heardPath(key), named] as const,
    ),
  ];
  for (const [path, keys] of pages) {
    const rows = new Set<string>(rowsOf(new BuiltPage(path)).map(({ key }) => key));
    for (const key of keys) assert.ok(rows.has(key), `${path} has no row ${key}`);
  }
});

test("every public number in the text of every page is a link", () => {
  const numbersIn = (text: string) => new Set(text.match(/\d{3}-\d{3}-\d{4}/g));
  for (const { path } of everyPage) {
    const page = new BuiltPage(path);
    // The numbers on sheets to print are no links.
    const texts = numbersIn(page.words("main :is(p, li, dd)"));
    assert.deepEqual(numbersIn(page.words("main :is(p, li, dd) a")), texts, path);
  }
});

test("price ranges in an area's text stay in one line", () => {
  for (const { path, kind } of everyPage) {
    if (kind !== "city" && kind !== "neighbourhood") continue;
    const prose = new BuiltPage(path).texts(".prose p").join("\n");
    assert.doesNotMatch(prose, /–(?!\u2060)\$/, path);
  }
});

test("every area's page has the steps, and every city's the quote and four questions", () => {
  const { babies, door, close, quote } = content.sharedAreaText;
  const textOf = (markdown: string) => renderText(parseMarkdown(markdown).nodes);
  const steps = [babies, door, close].map(textOf);
  for (const { path, kind, indexed } of everyPage) {
    if (!indexed || (kind !== "city" && kind !== "neighbourhood")) continue;
    const page = new BuiltPage(path);
    const words = page.words("main");
    const texts = kind === "city" ? [...steps, textOf(quote)] : steps;
    for (const text of texts) assert.ok(words.includes(text), `${path}: ${text}`);
    if (kind === "city") assert.equal(page.all("#questions h3").length, questionsPerCity, path);
  }
});

test("each city page has its region's numbers, and no other region's", () => {
  for (const { slug, path } of areas.cities) {
    const links = new BuiltPage(path).attributes("main a", "href");
    for (const { cities, phones } of emergencyGuide.regions) {
      for (const { number, city = slug } of phones) {
        const isOwn = cities.includes(slug) && city === slug;
        if (isOwn || city !== slug)
          assert.equal(links.includes(publicCallHref(number)), isOwn, `${path}: ${number}`);
      }
    }
  }
});
