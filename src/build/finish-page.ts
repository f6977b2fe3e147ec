/**
 * Finishes built pages: their own styles, files that wait for the first paint, the inline scripts
 * that the policy allows, and e-mail addresses that no host rewrites.
 */
import { createHash } from "node:crypto";
import { selectAll } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";
import MagicString from "magic-string";
import { pageStyles } from "./page-styles.ts";
import { propertiesIn } from "./script-words.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Parameters<typeof DomUtils.getAttributeValue>[0];

/** Parses a page. Returns its elements, and a function that finds some by a CSS selector. */
export function parsePage(html: string) {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return {
    /** The elements of the page, also those in templates. */
    elements: DomUtils.getElementsByTagName("*", document),
    /** Finds elements as browsers do, which leave out those in templates. */
    select: (selector: string) => selectAll<Node, Element>(selector, document),
  };
}

/** The elements of a page. */
export type ParsedPage = ReturnType<typeof parsePage>;

/** Returns the offset of an element's first character, and the one after its last. */
const rangeOf = ({ startIndex, endIndex }: Element) =>
  [startIndex ?? NaN, (endIndex ?? NaN) + 1] as const;

/** Returns the classes, ids and custom properties that an element names. */
const namesIn = ({ attribs }: Element) => [
  ...(attribs["class"]?.split(/\s+/) ?? []),
  attribs["id"] ?? "",
  ...Object.values(attribs).flatMap(propertiesIn),
];

/** Returns the script files of an element, which may be an island. */
const filesOf = ({ attribs }: Element) =>
  ["src", "component-url", "renderer-url"].flatMap((name) => attribs[name]?.slice(1) ?? []);

const hashOf = (text: string, encoding: "base64" | "hex") =>
  createHash("sha256").update(text).digest(encoding);

/** Returns the expression by which a policy allows an inline script. */
const expressionOf = (script: Element) =>
  `'sha256-${hashOf(DomUtils.textContent(script), "base64")}'`;

/**
 * Returns a page as it is published, and its style sheet for print, a file that pages share.
 *
 * @param html The page that Astro rendered.
 * @param page Its elements.
 * @param wordsOf Returns the words in script files, which may be names that they write into the page.
 */
export function finishPage(
  html: string,
  { elements, select }: ParsedPage,
  wordsOf: (files: readonly string[]) => readonly string[],
) {
  const finished = new MagicString(html);
  const [first, ...others] = select("style");
  const modules = select("script[type=module][src]");
  const last = modules.at(-1);
  if (!first || !last) throw new Error(`A page has no style or module: ${html.slice(0, 200)}`);
  const names = [...elements.flatMap(namesIn), ...wordsOf(elements.flatMap(filesOf))];
  const { screen, print } = pageStyles(select("style").map(DomUtils.textContent).join(""), names);
  finished.overwrite(...rangeOf(first), `<style>${screen}</style>`);
  for (const style of others) finished.remove(...rangeOf(style));

  // `layout/load-modules.client.ts` takes the files out again. Rules for print follow the others.
  const printPath = `/_astro/print.${hashOf(print, "hex").slice(0, 8)}.css`;
  const printLink = `<link rel="stylesheet" media="print" href="${printPath}">`;
  const files = [printLink, ...modules.map((module) => html.slice(...rangeOf(module)))];
  for (const module of modules) finished.remove(...rangeOf(module));
  finished.appendLeft(
    rangeOf(last)[0],
    `<template id="late-files">${files.join("")}</template><noscript>${printLink}</noscript>`,
  );

  const inline = select("script:not([src], [type='application/ld+json'])").map(expressionOf);
  for (const meta of select("meta[http-equiv=content-security-policy]")) {
    const { content = "" } = meta.attribs;
    const policy = content.replace(/script-src [^;]*/, `script-src 'self' ${inline.join(" ")}`);
    finished.overwrite(
      ...rangeOf(meta),
      `<meta http-equiv="content-security-policy" content="${policy}">`,
    );
  }

  // Cloudflare hides addresses that it recognizes, and the policy stops its script, which shows them.
  const code = select("script, style").map(rangeOf);
  for (const { index } of html.matchAll(/@/g)) {
    if (!code.some(([start, end]) => start < index && index < end))
      finished.overwrite(index, index + 1, "&#64;");
  }
  return { html: finished.toString(), print: { path: printPath, css: print } };
}
