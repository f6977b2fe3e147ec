/** The files of the built site. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import postcss, { AtRule, type Container, type Document, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import valueParser from "postcss-value-parser";
import sharp from "sharp";
import { staticRoutes } from "#routes.ts";
import { colour } from "#styles/colours.ts";
import { parsePage } from "#integrations/parse-page.ts";
import { BuiltPage, builtFile, distFolder as folder } from "../support/built-page.ts";
import { content, everyPage } from "../support/pages.ts";

const read = (name: string) => builtFile(name).toString("utf8");

/** Every page, without the CMS, which a build may contain too with its own policy. */
const pages = [...everyPage.map(({ path }) => path), "/404"].map((path) => new BuiltPage(path));

test("no source map is published or referenced", () => {
  assert.deepEqual(globSync("**/*.map", { cwd: folder }), []);
  for (const name of globSync("**/*.{js,css,html}", { cwd: folder })) {
    assert.ok(!read(name).includes("sourceMappingURL"), name);
  }
});

test("every page has a policy that allows each of its inline scripts by hash", () => {
  for (const page of pages) {
    const policy = page.attribute("meta[http-equiv=Content-Security-Policy]", "content");
    const [, allowed = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    assert.ok(allowed.startsWith("'self'"), `${page.path} has no policy for scripts`);
    for (const { attributes, text } of parsePage(page.html).scripts) {
      if ("src" in attributes || attributes["type"] === "application/ld+json") continue;
      const hash = createHash("sha256").update(text).digest("base64");
      assert.ok(allowed.includes(`'sha256-${hash}'`), `${page.path}: ${text.slice(0, 80)}`);
    }
  }
});

test("the icons have the sizes that pages name, and the colours of the theme", async () => {
  const manifest = JSON.parse(read("site.webmanifest")) as { icons: { src: string }[] };
  for (const name of ["/apple-touch-icon.png", ...manifest.icons.map(({ src }) => src)]) {
    const image = sharp(builtFile(name.slice(1)));
    const { width, height } = await image.metadata();
    assert.equal(width, Number(/\d+/.exec(name)?.[0] ?? 180), name);
    assert.equal(height, width, name);
    const colours = await image.removeAlpha().raw().toBuffer();
    for (const name of ["paper", "night", "amber"])
      assert.ok(colours.includes(Buffer.from(colour(name).slice(1), "hex")), name);
  }
  const ico = builtFile("favicon.ico");
  const { width } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  assert.equal(width, ico[6]);
});

test("the template of the owner's e-mail has every field that the form sends", () => {
  const fields = new BuiltPage("/contact").attributes(
    "form[data-quote] :is(input, select, textarea)",
    "name",
  );
  assert.ok(fields.includes("message"));
  const template = readFileSync("src/features/quote-form/email-template.html", "utf8");
  const [, body = ""] = template.split("-->");
  for (const field of fields.filter((name) => !name.endsWith("_id"))) {
    assert.ok(body.includes(`{{${field}}}`), `add {{${field}}} to email-template.html`);
  }
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

/** The styles of each page. */
const stylesOfPages = pages.map(({ path, html }) => {
  const styles = parsePage(html).styles.map(({ text }) => text);
  return { path, root: postcss.parse(styles.join("\n")) };
});

/** Every style rule of every page, with the page's path. */
const rulesOfPages = stylesOfPages.flatMap(({ path, root }) => {
  const rules: { path: string; rule: Rule }[] = [];
  root.walkRules((rule) => void rules.push({ path, rule }));
  return rules;
});

/** Whether a node is inside a media query that matches. */
const isInQuery = (query: RegExp, node: Container | Document | undefined): boolean =>
  node !== undefined &&
  ((node instanceof AtRule && node.name === "media" && query.test(node.params)) ||
    isInQuery(query, node.parent));

// Without it, an element keeps its hover style after a tap on a touch screen.
test("every :hover rule is inside a hover media query", () => {
  for (const { path, rule } of rulesOfPages) {
    if (!rule.selector.includes(":hover")) continue;
    assert.ok(isInQuery(/hover:\s*hover/, rule.parent), `${path}: ${rule.selector}`);
  }
});

/** The lengths in a media query: 48rem for `(width>=48rem)` and `(width<=47.99rem)`. */
const lengthsIn = (query: string) => {
  const lengths: string[] = [];
  valueParser(query).walk(({ value }) => {
    for (const word of value.split(/[<>]=?/)) {
      const length = valueParser.unit(word);
      if (length) lengths.push(Number(length.number).toFixed(1) + length.unit);
    }
  });
  return lengths;
};

test("every media query on the size of the window uses one of the eight breakpoints of the theme", () => {
  const theme = postcss.parse(readFileSync("src/styles/theme.css"));
  const values: string[] = [];
  theme.walkAtRules("custom-variant", ({ params }) => void values.push(params));
  theme.walkDecls(/^--breakpoint-\w/, ({ value }) => void values.push(value));
  const breakpoints = new Set(values.flatMap(lengthsIn));
  assert.equal(breakpoints.size, 8);

  for (const { path, root } of stylesOfPages) {
    root.walkAtRules("media", ({ params }) => {
      for (const length of lengthsIn(params))
        assert.ok(breakpoints.has(length), `${path}: @media ${params}`);
    });
  }
});

/** The colours in a value, except transparent ones and those of custom properties. */
const coloursIn = (value: string) => {
  const colours: string[] = [];
  valueParser(value).walk((node) => {
    if (node.type === "function" && /^(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))$/.test(node.value))
      colours.push(valueParser.stringify(node));
    if (node.type === "word" && /^#(?!0000(?:0000)?$)[\da-f]{3,8}$/i.test(node.value))
      colours.push(node.value);
    // The value for the case that the custom property is unknown, which Tailwind adds.
    return !(node.type === "function" && node.value === "var");
  });
  return colours;
};

test("every margin, padding and gap in rem is one of the eight spaces", () => {
  const spaces = new Set([0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3]);
  for (const { path, rule } of rulesOfPages) {
    rule.walkDecls(/^(?:margin|padding|(?:row-|column-)?gap)/, ({ prop, value }) => {
      // Fluid, negative and larger values follow from other lengths, such as a picture's width.
      for (const { value: word } of valueParser(value).nodes) {
        const length = valueParser.unit(word);
        const rem = length && length.unit === "rem" ? Number(length.number) : 0;
        const isSpace = rem <= 0 || rem > 3 || spaces.has(rem);
        assert.ok(isSpace, `${path}: ${rule.selector} { ${prop}: ${value} }`);
      }
    });
  }
});

test("every colour in styles is a token of the theme, by day and by night", () => {
  const found = new Set<string>();
  for (const { rule } of rulesOfPages) {
    rule.each((node) => {
      if (node.type !== "decl") return;
      // In masks only the opacity counts.
      const colours = /^--|mask/.test(node.prop) ? [] : coloursIn(node.value);
      // Browsers before 2024 do not know it: the build has to replace it.
      if (colours.length > 0 || node.value.includes("light-dark("))
        found.add(`${rule.selector} { ${String(node)} }`);
    });
  }
  assert.deepEqual([...found], []);
});

// Except for print: with it, each focus change recalculates the styles of the whole page.
test("no selector uses :has() on html, body or *", () => {
  for (const { path, rule } of rulesOfPages) {
    if (!rule.selector.includes(":has(") || isInQuery(/print/, rule.parent)) continue;
    for (const selector of selectorParser().astSync(rule.selector).nodes) {
      const compounds = selector.split(({ type }) => type === "combinator");
      const withHas = compounds.filter((parts) => parts.join("").includes(":has("));
      const isRoot = withHas
        .flat()
        .some(({ type, value }) => type === "tag" && /^(?:html|body)$/.test(value));
      const isUniversal =
        withHas.length > 0 && compounds.flat().some(({ type }) => type === "universal");
      assert.ok(!isRoot && !isUniversal, `${path}: ${selector.toString()}`);
    }
  }
});

/** Words that ad blockers' filter lists hide: names of advertisements, notices, share buttons. */
const hidden =
  /^(?:ads?|adv|advert\w*|ad[sv]?(?:box|sense|unit)|affiliate\w*|consent|cookies?|gdpr|mpu|newsletter|pagead|popup|promos?|publicidad|share|social|spons?\w*)$/i;

test("no class or id is one that ad blockers hide", () => {
  for (const { path, html } of pages) {
    for (const name of parsePage(html).names) {
      const words = name.split(/[-_\d]+|(?<=[a-z])(?=[A-Z])/);
      assert.ok(!words.some((word) => hidden.test(word)), `${path}: ${name}`);
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

test("the notices list every package that islands import, under licences that only require a notice", () => {
  const satisfied = new Set(["0BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"]);
  const notices = read("third-party-notices.txt").matchAll(/^## (\S+)(?: - \S+)? \((\S+)\)$/gm);
  const licences = new Map([...notices].map(([, name = "", licence = ""]) => [name, licence]));
  for (const [name, licence] of licences) assert.ok(satisfied.has(licence), `${name}: ${licence}`);

  const imports = /(?:^import (?!type )[^;]*?from |import\()"((?:@[^/"]+\/)?[^/".#][^/"]*)[^"]*"/gm;
  const imported = globSync("src/{features,layout,ui}/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(imports)].map(([, name = ""]) => name),
  );
  assert.ok(imported.includes("swiper") && imported.includes("@emailjs/browser"));
  for (const name of [...imported, "react-dom", "scheduler", "tailwindcss", "Besley", "Lucide"]) {
    assert.ok(licences.has(name), `${name} is not in the notices`);
  }
});
