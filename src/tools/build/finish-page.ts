import MagicString from "magic-string";
import type { Mode } from "#mode.ts";
import { policyElement } from "./content-security-policy.ts";
import { parsePage, type ParsedPage } from "./parse-page.ts";
import type { PageStyles } from "./styles/page-styles.ts";

/**
 * The page as it is served: with the styles that it can use, with its first screen before all inline scripts, and
 * with a policy that allows these scripts alone.
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
  const finished = new MagicString(html);

  finished.appendLeft(afterViewport, policyElement(page, mode));

  const { first, late } = stylesOf(page);
  for (const { start, end } of page.styles) finished.remove(start, end);
  finished.appendLeft(firstStyle.start, `<style>${first}</style>`);
  if (late) finished.appendLeft(endOfBody, `<style>${late}</style>`);

  // What is typed into the quote form is kept from the first letter on, so its script does not wait for the whole page.
  const behindFirstScreen = page.afterForm ?? endOfBody;
  const inlineScripts = page.scripts.filter(
    ({ start, attributes }) => start < behindFirstScreen && Object.keys(attributes).length === 0,
  );
  for (const { start, end } of inlineScripts) finished.remove(start, end);
  for (const { start, end } of inlineScripts)
    finished.appendLeft(behindFirstScreen, html.slice(start, end));
  return finished.toString();
}
