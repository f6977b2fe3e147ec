import MagicString from "magic-string";
import type { Mode } from "#settings.ts";
import { policyElement } from "./content-security-policy.ts";
import { parsePage, type ParsedPage } from "./parse-page.ts";
import type { PageStyles } from "#integrations/styles/page-styles.ts";

const styleElement = (css: string) => css && `<style>${css}</style>`;

/**
 * Post-processes a page: adds its Content-Security-Policy, and moves inline scripts and later
 * styles behind the first screen. Throws when the page has no viewport meta element, style or end
 * of the first screen, without which it would have no policy or no styles.
 */
export function finishPage(
  html: string,
  mode: Mode,
  stylesOf: (page: ParsedPage) => PageStyles,
): string {
  const page = parsePage(html);
  const [firstStyle] = page.styles;
  const { afterViewport, firstScreen } = page;
  if (afterViewport === undefined) throw missing("viewport meta element", html);
  if (!firstStyle) throw missing("style element", html);
  if (!firstScreen) throw missing("element with the id first-screen-end", html);
  const inlineScripts = page.scripts.filter(
    ({ start, attributes }) => start < firstScreen.end && Object.keys(attributes).length === 0,
  );
  const afterNextSection = (page.nextSection ?? firstScreen).end;
  const { first, next, later } = stylesOf(page);

  const finished = new MagicString(html);
  // An island's uid is a hash of the project's folder, and only Astro's development server uses it.
  for (const { start, end } of [...page.styles, ...inlineScripts, ...page.islandIds])
    finished.remove(start, end);
  finished.appendLeft(afterViewport, policyElement(page, mode));
  finished.appendLeft(firstStyle.start, styleElement(first));
  finished.appendLeft(firstScreen.end, styleElement(next));
  finished.appendLeft(afterNextSection, styleElement(later));
  // Not at the end of the body: drafts and links are handled from the first letter and press.
  for (const { start, end } of inlineScripts)
    finished.appendLeft(afterNextSection, html.slice(start, end));
  return finished.toString();
}

const missing = (what: string, html: string) =>
  new Error(`A page has no ${what}, so it cannot be finished: ${html.slice(0, 200)}`);
