/** What the built folder must hold, and what it must not. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import postcss, { AtRule, type Container, type Document, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { parsePage } from "#tools/build/parse-page.ts";

const folder = resolve(process.env["DIST_DIR"] ?? "dist");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

test("no source map is published or asked for", () => {
  assert.deepEqual(globSync("**/*.map", { cwd: folder }), []);
  for (const name of globSync("**/*.{js,css,html}", { cwd: folder })) {
    assert.ok(!read(name).includes("sourceMappingURL"), name);
  }
});

test("the policy of every page allows each script in it by its hash", () => {
  for (const name of globSync("**/*.html", { cwd: folder })) {
    const html = read(name);
    // The page of the CMS has a policy of its own.
    if (!html.includes('http-equiv="Content-Security-Policy"')) continue;
    const [, allowed = ""] = /script-src ([^;]*)/.exec(html) ?? [];
    for (const { attributes, text } of parsePage(html).scripts) {
      if ("src" in attributes || attributes["type"] === "application/ld+json") continue;
      const hash = createHash("sha256").update(text).digest("base64");
      assert.ok(allowed.includes(`'sha256-${hash}'`), `${name}: ${text.slice(0, 80)}`);
    }
  }
});

/** Every rule of the styles in every page, with the page's file. */
const rulesOfPages = function* () {
  for (const name of globSync("**/*.html", { cwd: folder })) {
    const rules: Rule[] = [];
    for (const { text } of parsePage(read(name)).styles) {
      postcss.parse(text).walkRules((rule) => void rules.push(rule));
    }
    for (const rule of rules) yield { name, rule };
  }
};

/** Whether a part of a style sheet stands in a media query that asks for something. */
const isInQuery = (asked: RegExp, node: Container | Document | undefined): boolean =>
  node instanceof AtRule && node.name === "media" && asked.test(node.params)
    ? true
    : node?.parent !== undefined && isInQuery(asked, node.parent);

test("nothing looks pointed at after a tap: every :hover stands in a query for pointers that hover", () => {
  for (const { name, rule } of rulesOfPages()) {
    if (!rule.selector.includes(":hover")) continue;
    assert.ok(isInQuery(/hover:\s*hover/, rule.parent), `${name}: ${rule.selector}`);
  }
});

test("no change of the focus computes all styles of a page anew: :has() is asked of no root, and chooses no *", () => {
  for (const { name, rule } of rulesOfPages()) {
    if (!rule.selector.includes(":has(") || isInQuery(/print/, rule.parent)) continue;
    for (const selector of selectorParser().astSync(rule.selector).nodes) {
      const compounds = selector.split(({ type }) => type === "combinator");
      const asked = compounds.filter((parts) => parts.join("").includes(":has("));
      const wide = asked
        .flat()
        .filter(({ type, value }) => type === "tag" && /^(?:html|body)$/.test(value));
      const any = compounds.flat().filter(({ type }) => type === "universal");
      assert.ok(
        asked.length === 0 || [...wide, ...any].length === 0,
        `${name}: ${selector.toString()}`,
      );
    }
  }
});

test("no file names the version of the tool that made it", () => {
  const exclude = ["third-party-notices.txt"];
  for (const name of globSync("**/*.{js,css,html,svg,xml,txt}", { cwd: folder, exclude })) {
    const text = read(name);
    assert.doesNotMatch(text, /<meta name="?generator/i, name);
    assert.doesNotMatch(text, /\/\*!|@license|@preserve/, name);
    assert.doesNotMatch(text, /<!-- ?(?:Generator|Created with)/i, name);
  }
});

test("the notices name every package that islands import, and only licences that a notice satisfies", () => {
  const satisfied = new Set(["0BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"]);
  const notices = read("third-party-notices.txt").matchAll(/^- (\S+)(?: \S+)? \((\S+)\)$/gm);
  const licences = new Map([...notices].map(([, name = "", licence = ""]) => [name, licence]));
  for (const [name, licence] of licences) assert.ok(satisfied.has(licence), `${name}: ${licence}`);

  const imports = /(?:^import (?!type )[^;]*?from |import\()"((?:@[^/"]+\/)?[^/".#][^/"]*)[^"]*"/gm;
  const imported = globSync("src/islands/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(imports)].map(([, name = ""]) => name),
  );
  assert.ok(imported.includes("swiper") && imported.includes("@emailjs/browser"));
  for (const name of [...imported, "react-dom", "scheduler", "tailwindcss", "Besley", "Lucide"]) {
    assert.ok(licences.has(name), `${name} is not in the notices`);
  }
});
