import MagicString from "magic-string";
import type { Mode } from "#mode.ts";
import { policyElement } from "./content-security-policy.ts";
import { parsePage, type ParsedPage } from "./parse-page.ts";
import { preventLineBreaks } from "./prevent-line-breaks.ts";
import type { PageStyles } from "./styles/page-styles.ts";
import { shortenClasses } from "./styles/short-names.ts";

const styleElement = (css: string) => css && `<style>${css}</style>`;

/**
 * Post-processes a page: adds its Content-Security-Policy, moves inline scripts and later styles after the first screen,
 * shortens class names and prevents unwanted line breaks. Throws when the page has no viewport meta element, style or
 * body, without which it would have no policy.
 */
export function finishPage(
  html: string,
  mode: Mode,
  stylesOf: (page: ParsedPage) => PageStyles,
): string {
  const page = parsePage(html);
  const [firstStyle] = page.styles;
  const [firstSection] = page.sections;
  const { afterViewport, endOfBody } = page;
  if (afterViewport === undefined) throw missing("viewport meta element", html);
  if (!firstStyle) throw missing("style element", html);
  if (endOfBody === undefined || !firstSection) throw missing("body element", html);
  const inlineScripts = page.scripts.filter(
    ({ start, attributes }) => start < firstSection.start && Object.keys(attributes).length === 0,
  );
  const { first, below, print, short } = stylesOf(page);

  const finished = new MagicString(html);
  for (const { start, end } of [...page.styles, ...inlineScripts]) finished.remove(start, end);
  const update = ({ start, end }: { start: number; end: number }, text: string) => {
    if (text !== html.slice(start, end)) finished.update(start, end, text);
  };
  for (const place of page.classes) update(place, shortenClasses(place.value, short));
  for (const place of page.texts)
    update(place, preventLineBreaks(html.slice(place.start, place.end)));
  finished.appendLeft(afterViewport, policyElement(page, mode));
  finished.appendLeft(firstStyle.start, styleElement(first));
  below.forEach((css, index) => {
    finished.appendLeft(page.sections[index]?.start ?? endOfBody, styleElement(css));
  });
  finished.appendLeft(endOfBody, styleElement(print));
  // Not at the end of the body: the quote form's draft is saved from the first letter, and a picture's view transition
  // is prepared before the first paint.
  for (const { start, end } of inlineScripts)
    finished.appendLeft(firstSection.start, html.slice(start, end));
  return finished.toString();
}

const missing = (what: string, html: string) =>
  new Error(
    `A page has no ${what}, so it cannot be given its Content-Security-Policy: ${html.slice(0, 200)}`,
  );
