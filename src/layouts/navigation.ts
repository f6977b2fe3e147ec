import { getBusiness } from "#queries/business.ts";
import { getSiteText } from "#queries/text.ts";
import { anchors, staticRoutes } from "#routes.ts";

/** A link of the navigation. */
interface NavigationLink {
  label: string;
  href: string;
  /** Opens in a new tab. */
  isOtherSite?: boolean;
}

/** The links of the main navigation: in the header, in the full-screen menu and in the footer. */
export async function getMainLinks(): Promise<NavigationLink[]> {
  const { navigation: labels } = await getSiteText();
  return (["home", "services", "areas", "contact", "learn"] as const).map((page) => ({
    label: labels[page],
    href: staticRoutes[page],
  }));
}

/** The footer's second list of links. */
export async function getMoreLinks(): Promise<NavigationLink[]> {
  const { navigation: labels } = await getSiteText();
  const { sister_site } = await getBusiness();
  return [
    { label: labels.reviews, href: staticRoutes.reviews },
    { label: labels.cost, href: anchors.cost },
    { label: labels.local_raccoon_solutions, href: staticRoutes.local_raccoon_solutions },
    { label: sister_site.name, href: sister_site.url, isOtherSite: true },
  ];
}
