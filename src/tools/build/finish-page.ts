import MagicString from "magic-string";
import type { Mode } from "#mode.ts";
import { policyElement } from "./content-security-policy.ts";
import { parsePage, type ParsedPage } from "./parse-page.ts";
import type { PageStyles } from "./styles/page-styles.ts";

const styleElement = (css: string) => css && `<style>${css}</style>`;

/**
 * Post-processes a page: adds its Content-Security-Policy, and moves inline scripts and later styles behind the first
 * screen. Throws when the page has no viewport meta element, style, end of the first screen or body, without which it
 * would have no policy or no styles.
 */
export function finishPage(
  html: string,
  mode: Mode,
  stylesOf: (page: ParsedPage) => PageStyles,
): string {
  const page = parsePage(html);
  const [firstStyle] = page.styles;
  const [firstSection, , nextButOne] = page.sections;
  const { afterViewport, endOfBody } = page;
  if (afterViewport === undefined) throw missing("viewport meta element", html);
  if (!firstStyle) throw missing("style element", html);
  if (!firstSection) throw missing("element with the id first-screen-end", html);
  if (endOfBody === undefined) throw missing("body element", html);
  const inlineScripts = page.scripts.filter(
    ({ start, attributes }) => start < firstSection.start && Object.keys(attributes).length === 0,
  );
  const { first, below, print } = stylesOf(page);

  const finished = new MagicString(html);
  // An island's uid is a hash of the project's folder, and only Astro's development server uses it.
  for (const { start, end } of [...page.styles, ...inlineScripts, ...page.islandIds])
    finished.remove(start, end);
  finished.appendLeft(afterViewport, policyElement(page, mode));
  finished.appendLeft(firstStyle.start, styleElement(first));
  below.forEach((css, index) => {
    finished.appendLeft(page.sections[index]?.start ?? endOfBody, styleElement(css));
  });
  finished.appendLeft(endOfBody, styleElement(print));
  // After the section that follows the first screen, since a wide window shows a part of it. Not at the end of the body,
  // since drafts are saved, and links are handled, from the first letter and press.
  for (const { start, end } of inlineScripts)
    finished.appendLeft(nextButOne?.start ?? endOfBody, html.slice(start, end));
  return finished.toString();
}

const missing = (what: string, html: string) =>
  new Error(`A page has no ${what}, so it cannot be finished: ${html.slice(0, 200)}`);
