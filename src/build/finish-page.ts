/**
 * Finishes built pages: their own styles, files that wait for the first paint, the inline scripts
 * that the policy allows, and e-mail addresses that no host rewrites.
 */
import { hash } from "node:crypto";
import { DomUtils } from "htmlparser2";
import MagicString from "magic-string";
import { firstStyles, pageStyles } from "./page-styles.ts";
import type { Element, ParsedPage } from "./parse-page.ts";
import { classCandidates } from "./class-candidates.ts";

/** Returns the offset of an element's first character, and the one after its last. */
const rangeOf = ({ startIndex, endIndex }: Element) =>
  [startIndex ?? NaN, (endIndex ?? NaN) + 1] as const;

const textOf = (element: Element) => DomUtils.textContent(element);

/**
 * Returns a page as it is published, and its style sheets: that for print, which pages share, and the
 * one for screens of a page whose first screen ends with `data-more-styles`. Such a page has in its
 * head the styles of that screen, and below it the link to the file: browsers paint what stands above
 * a link while they load its file, and what stands below when they have it.
 *
 * @param html The page that Astro rendered.
 * @param page Its elements.
 * @param scripts The folder of the site's script files.
 */
export function finishPage(html: string, { elements, select }: ParsedPage, scripts: string) {
  const finished = new MagicString(html);
  const [first, ...others] = select("style");
  const modules = select("script[type=module][src]");
  const last = modules.at(-1);
  if (!first || !last) throw new Error(`A page has no style or module: ${html.slice(0, 200)}`);
  const inline = select("script:not([src], [type='application/ld+json'])").map(textOf);
  // React's own file, the renderer, writes no class.
  const attributesOf = (some: readonly Element[]) =>
    some.flatMap(({ attribs }) =>
      Object.entries(attribs).flatMap(([name, value]) => (name === "renderer-url" ? [] : value)),
    );
  const { screen, print } = pageStyles(
    select("style").map(textOf).join(""),
    classCandidates([...attributesOf(elements), ...inline], scripts),
  );
  const sheets = new Map<string, string>();
  const share = (name: string, css: string) => {
    const path = `/_astro/${name}.${hash("sha256", css).slice(0, 8)}.css`;
    sheets.set(path, css);
    return path;
  };
  const [end] = select("[data-more-styles]");
  const above =
    end && classCandidates(attributesOf(elements.slice(0, elements.indexOf(end))), scripts);
  const styles = above ? firstStyles(screen, above) : screen;
  finished.overwrite(...rangeOf(first), `<style>${styles}</style>`);
  for (const style of others) finished.remove(...rangeOf(style));
  if (end) {
    const link = `<link rel="stylesheet" href="${share("page", screen)}">`;
    finished.appendRight(rangeOf(end)[1], link);
  }

  // `layout/load-modules.client.ts` takes the files out again. Rules for print follow the others.
  const printLink = `<link rel="stylesheet" media="print" href="${share("print", print)}">`;
  const late = [printLink, ...modules.map((module) => html.slice(...rangeOf(module)))];
  for (const module of modules) finished.remove(...rangeOf(module));
  finished.appendLeft(
    rangeOf(last)[0],
    `<template id="late-files">${late.join("")}</template><noscript>${printLink}</noscript>`,
  );

  for (const meta of select("meta[http-equiv=content-security-policy]")) {
    const hashes = inline.map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
    const policy = (meta.attribs["content"] ?? "")
      .split(";")
      .filter((directive) => !directive.trim().startsWith("script-src"))
      .concat(`script-src 'self' ${hashes.join(" ")}`);
    finished.overwrite(
      ...rangeOf(meta),
      `<meta http-equiv="content-security-policy" content="${policy.join(";")}">`,
    );
  }

  // Cloudflare hides addresses that it recognizes, and the policy stops its script, which shows them.
  const code = select("script, style").map(rangeOf);
  for (const { index } of html.matchAll(/@/g)) {
    if (!code.some(([start, end]) => start < index && index < end))
      finished.overwrite(index, index + 1, "&#64;");
  }
  return { html: finished.toString(), sheets };
}
