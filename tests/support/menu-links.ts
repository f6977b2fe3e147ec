/** The words of the links in the full-screen menu. */
import { content, everyPage } from "./pages.ts";

const { pages, site, guides } = content;

/** The first links: to the emergency page, to the pages of the header, and to who comes. */
export const menuLinks: readonly string[] = [
  site.shortcuts.emergency,
  ...(["home", "services", "cost", "areas", "contact", "learn"] as const).map(
    (page) => site.navigation[page],
  ),
  ...(everyPage.some(({ kind }) => kind === "about") ? [site.navigation.about] : []),
];

/** The links below them: to the guides, the sheet for two quotes and the section for managers. */
export const guideLinks: readonly string[] = [
  ...[...guides.values()]
    .toSorted((a, b) => a.order - b.order)
    .map(({ short_name, heading }) => short_name ?? heading),
  pages.toronto.rights.comparison.heading,
  pages.services.managers.link,
];
