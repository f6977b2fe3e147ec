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
  const [firstBand] = page.bands;
  const { afterViewport, endOfBody } = page;
  if (afterViewport === undefined || endOfBody === undefined || !firstStyle || !firstBand)
    return html;
  const inlineScripts = page.scripts.filter(
    ({ start, attributes }) => start < firstBand.start && Object.keys(attributes).length === 0,
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
  // Not last: what is typed into the quote form is kept from the first letter on, and a picture's view transition is
  // prepared before the page is first shown.
  for (const { start, end } of inlineScripts)
    finished.appendLeft(firstBand.start, html.slice(start, end));
  return finished.toString();
}
