import MagicString from "magic-string";
import type { Mode } from "#mode.ts";
import { policyElement } from "./content-security-policy.ts";
import { parsePage, type ParsedPage } from "./parse-page.ts";
import type { PageStyles } from "./styles/page-styles.ts";
import { shortenClasses } from "./styles/short-names.ts";
import { unbroken } from "./unbroken.ts";

const styleElement = (css: string) => css && `<style>${css}</style>`;

/**
 * The page as it is served: with a policy that allows its own scripts alone, and with its first screen before
 * everything that the first screen can do without: inline scripts, and styles of what stands below or on paper.
 */
export function finishPage(
  html: string,
  mode: Mode,
  stylesOf: (page: ParsedPage) => PageStyles,
): string {
  const page = parsePage(html);
  const [firstStyle] = page.styles;
  const { afterViewport, endOfBody } = page;
  if (afterViewport === undefined || endOfBody === undefined || !firstStyle) return html;
  // What is typed into the quote form is kept from the first letter on, so its script does not wait for the whole page.
  const scriptPlace = page.afterForm ?? endOfBody;
  const inlineScripts = page.scripts.filter(
    ({ start, attributes }) => start < scriptPlace && Object.keys(attributes).length === 0,
  );
  const { first, below, print, short } = stylesOf(page);

  const finished = new MagicString(html);
  for (const { start, end } of [...page.styles, ...inlineScripts]) finished.remove(start, end);
  const update = ({ start, end }: { start: number; end: number }, text: string) => {
    if (text !== html.slice(start, end)) finished.update(start, end, text);
  };
  for (const place of page.classes) update(place, shortenClasses(place.value, short));
  for (const place of page.texts) update(place, unbroken(html.slice(place.start, place.end)));
  finished.appendLeft(afterViewport, policyElement(page, mode));
  finished.appendLeft(firstStyle.start, styleElement(first));
  below.forEach((css, index) => {
    finished.appendLeft(page.bands[index]?.start ?? endOfBody, styleElement(css));
  });
  finished.appendLeft(endOfBody, styleElement(print));
  for (const { start, end } of inlineScripts)
    finished.appendLeft(scriptPlace, html.slice(start, end));
  return finished.toString();
}
