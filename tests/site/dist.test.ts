/** The files of the built site. */
import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import postcss, { AtRule, type Container, type Document } from "postcss";
import { emailTemplate } from "#editor/email-template.ts";
import { noVarySearch } from "#layout/prerender-rules.ts";
import { accountIdFields, emailService } from "#email-service.ts";
import { reviewId } from "#features/reviews/review-id.ts";
import { notFoundPath, staticRoutes } from "#routes.ts";
import { BuiltPage, builtFile, distFolder as folder } from "../support/built-page.ts";
import { content, everyPage } from "../support/pages.ts";

const read = (name: string) => builtFile(name).toString("utf8");

/** Every page, without the CMS, which a build may contain too with its own policy. */
const pages = [...everyPage.map(({ path }) => path), notFoundPath].map(
  (path) => new BuiltPage(path),
);

test("no source map is published or referenced", () => {
  assert.deepEqual(globSync("**/*.map", { cwd: folder }), []);
  for (const name of globSync("**/*.{js,css,html}", { cwd: folder }))
    assert.ok(!read(name).includes("sourceMappingURL"), name);
});

test("every page has a policy that allows by hash its inline scripts, and no other", () => {
  for (const page of pages) {
    const policy = page.attribute("meta[http-equiv=content-security-policy]", "content");
    const [, allowed = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    assert.ok(allowed.startsWith("'self' "), page.path);
    const hashes = new Set<string>();
    for (const text of page.texts("script:not([src], [type='application/ld+json'])")) {
      const source = `'sha256-${hash("sha256", text, "base64")}'`;
      hashes.add(source);
      assert.ok(allowed.includes(source), `${page.path}: ${text.slice(0, 80)}`);
    }
    assert.equal(allowed.match(/'sha256-/g)?.length, hashes.size, page.path);
  }
});

test("a page has the styles of a dialog, whose script it loads at a press", () => {
  const panel = readFileSync(join("src", "ui", "dialog", "DialogPanel.tsx"), "utf8");
  const classes = [...panel.matchAll(/className="([^"]+)"/g)].flatMap(([, all = ""]) =>
    all.split(" "),
  );
  const home = new BuiltPage(staticRoutes.home);
  const files = home.attributes("link[rel=stylesheet]:not([media])", "href");
  const styles = [...home.texts("style"), ...files.map((path) => read(path))].join("");
  assert.ok(classes.length > 3);
  for (const name of classes.filter((one) => /^[\w-]+$/.test(one)))
    assert.ok(styles.includes(`.${name}{`), name);
});

test("every module and style sheet waits for the first paint", () => {
  const files = "script[type=module], link:is([rel=modulepreload], [rel=stylesheet])";
  for (const page of pages) {
    // Selectors find nothing in a template. Browsers paint what stands above a style sheet's link.
    const waiting = `:is(${files}):not(noscript > *, #first-screen-end + link)`;
    assert.deepEqual(page.all(waiting), [], page.path);
    assert.equal(page.all("template#late-files").length, 1, page.path);
  }
});

test("the files for hosts agree with the routes", () => {
  assert.ok(read("_headers").includes(`  No-Vary-Search: ${noVarySearch}\n`));
  const { reviews } = staticRoutes;
  const redirects = read("_redirects")
    .split("\n")
    .map((line) => line.split(/\s+/));
  for (const { from, to } of [...content.moved, { from: reviews.toLowerCase(), to: reviews }]) {
    for (const path of [from, `${from}/`])
      assert.deepEqual(redirects.find(([first]) => first === path)?.slice(1), [to, "301"], path);
  }
});

test("a page that has moved leads to its present page on hosts that read no redirects", () => {
  for (const { from, to } of content.moved) {
    const page = new BuiltPage(from);
    assert.equal(page.attribute("meta[http-equiv=refresh]", "content"), `0;url=${to}`);
    assert.equal(page.canonical, new BuiltPage(to).canonical);
    assert.ok(!read("sitemap-0.xml").includes(`${from}<`), from);
  }
});

test("the template of the owner's e-mail has every field that the form sends", () => {
  const fields = new BuiltPage("/contact").attributes(
    "form[data-quote] :is(input, select, textarea)",
    "name",
  );
  assert.ok(fields.includes("message"));
  const template = emailTemplate();
  for (const field of fields.filter((name) => !accountIdFields.includes(name)))
    assert.ok(template.includes(emailService.templateField(field)), `${field} is missing`);
});

test("the reviews page says how many reviews there are, of which years, and what samples are", () => {
  const { html } = new BuiltPage(staticRoutes.reviews);
  const { value, count } = content.business.rating;
  assert.ok(html.includes(`${value} stars from ${count} reviews`));
  const years = content.reviews.flatMap(({ date }) => date?.slice(-4) ?? []).toSorted();
  assert.ok(html.includes(`${years.at(0) ?? ""}–${years.at(-1) ?? ""}`));
  const hasSamples = content.reviews.some(({ sample }) => sample);
  assert.equal(html.includes(content.pages.reviews.sample_note.slice(0, 12)), hasSamples);
});

test("a review has a link of its own, which stays when other reviews come or go", () => {
  const ids = new BuiltPage(staticRoutes.reviews).attributes(".swiper-slide", "id");
  assert.deepEqual(ids, content.reviews.map(reviewId));
  assert.equal(new Set(ids).size, ids.length);
});

/** Returns whether a node is inside a media query that matches. */
const isInQuery = (query: RegExp, node: Container | Document | undefined): boolean =>
  node !== undefined &&
  ((node instanceof AtRule && node.name === "media" && query.test(node.params)) ||
    isInQuery(query, node.parent));

// An element would keep its hover style after a tap on a touch screen.
test("every :hover rule is inside a hover media query", () => {
  for (const page of pages) {
    postcss.parse(page.texts("style").join("\n")).walkRules(({ selector, parent }) => {
      const isAllowed = !selector.includes(":hover") || isInQuery(/hover:\s*hover/, parent);
      assert.ok(isAllowed, `${page.path}: ${selector}`);
    });
  }
});

// Browsers before 2024 do not know the function.
test("the build replaces light-dark() in styles", () => {
  for (const page of pages)
    assert.ok(!page.texts("style").join().includes("light-dark("), page.path);
});

// The build turns "width < 40rem" into a negation, which Safari before 16.4 does not know without a media type.
test("no media query is one that old browsers drop", () => {
  for (const page of pages) {
    postcss.parse(page.texts("style").join("\n")).walkAtRules("media", ({ params }) => {
      assert.doesNotMatch(params, /^not \(|[<>]/, page.path);
    });
  }
});

// Chromium sometimes shows nothing of what arrives later in one.
test("no part of a page is a size container, except the poster to print", () => {
  for (const page of pages) {
    postcss
      .parse(page.texts("style").join("\n"))
      .walkDecls(/^container(?:-type)?$/, (declaration) => {
        assert.equal(declaration.parent?.toString().startsWith("._poster"), true, page.path);
      });
  }
});

/** Words that ad blockers' filter lists hide: names of advertisements, notices, share buttons. */
const hidden =
  /^(?:ads?|adv|advert\w*|ad[sv]?(?:box|sense|unit)|affiliate\w*|consent|cookies?|gdpr|mpu|newsletter|pagead|popup|promos?|publicidad|share|social|spons?\w*)$/i;

test("no class or id is one that ad blockers hide", () => {
  for (const page of pages) {
    const names = [...page.attributes("[class]", "class"), ...page.attributes("[id]", "id")];
    for (const name of new Set(names.flatMap((value) => value.split(/\s+/)))) {
      const words = name.split(/[-_\d]+|(?<=[a-z])(?=[A-Z])/);
      assert.ok(!words.some((word) => hidden.test(word)), `${page.path}: ${name}`);
    }
  }
});

test("no file contains a generator comment", () => {
  for (const page of pages) assert.equal(page.meta("generator"), "", page.path);
  const exclude = ["third-party-notices.txt"];
  for (const name of globSync("**/*.{js,css,html,svg,xml,txt}", { cwd: folder, exclude })) {
    const text = read(name);
    assert.doesNotMatch(text, /\/\*!|@license|@preserve/, name);
    assert.doesNotMatch(text, /<!-- ?(?:Generator|Created with)/i, name);
  }
});

test("the notices list the works in the site, under licences that only require a notice", () => {
  const satisfied = new Set(["0BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"]);
  const notices = read("third-party-notices.txt").matchAll(/^## (\S+)(?: - \S+)? \((\S+)\)$/gm);
  const licences = new Map([...notices].map(([, name = "", licence = ""]) => [name, licence]));
  for (const [name, licence] of licences) assert.ok(satisfied.has(licence), `${name}: ${licence}`);
  for (const name of [
    "react",
    "react-dom",
    "scheduler",
    "swiper",
    ...emailService.packages,
    "@radix-ui/react-accordion",
    "@radix-ui/react-dialog",
    "tailwindcss",
    "astro",
    "Besley",
    "Lucide",
  ])
    assert.ok(licences.has(name), `${name} is not in the notices`);
});
