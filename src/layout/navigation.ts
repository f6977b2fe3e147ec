import { getPageText, getSiteText } from "#content/queries.ts";
import { getAbout } from "#features/about/about.ts";
import { getGuides } from "#features/guides/guides.ts";
import { anchors, printRoutes, sectionOf, staticRoutes, type Path } from "#routes.ts";

/** A link of the navigation. */
interface Link {
  label: string;
  href: string;
}

/** Adds whether a link is that of the page itself, or of the section that the page belongs to. */
export const currentLink = ({ label, href }: Link, path: Path) => ({
  label,
  href,
  current: path === href ? ("page" as const) : sectionOf(path) === href,
});

/** The links of the main navigation: in the header, in the full-screen menu and in the footer. */
export async function getMainLinks(): Promise<Link[]> {
  const { navigation: labels } = await getSiteText();
  return (["home", "services", "cost", "areas", "contact", "learn"] as const).map((page) => ({
    label: labels[page],
    href: page === "cost" ? anchors.cost : staticRoutes[page],
  }));
}

/** The page about who comes, in the menu and in the footer; none without a person or a photo. */
export async function getAboutLinks(): Promise<Link[]> {
  const { navigation: labels } = await getSiteText();
  return (await getAbout()).hasContent ? [{ label: labels.about, href: staticRoutes.about }] : [];
}

/** The guides, the sheet for two quotes, and the section for managers: in the footer and the menu. */
export async function getGuideLinks(): Promise<Link[]> {
  const { toronto, services } = await getPageText();
  return [
    ...(await getGuides()).map(({ short_name, heading, path }) => ({
      label: short_name ?? heading,
      href: path,
    })),
    { label: toronto.rights.comparison.heading, href: printRoutes.comparison },
    { label: services.managers.link, href: anchors.managers },
  ];
}
