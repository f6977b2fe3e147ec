import { anchors, staticRoutes } from "#routes.ts";

/** The links of the main navigation: in the header, in the full-screen menu and in the footer. */
export const mainLinks = [
  { label: "Home", href: staticRoutes.home },
  { label: "Services", href: staticRoutes.services },
  { label: "Areas", href: staticRoutes.areas },
  { label: "Contact", href: staticRoutes.contact },
  { label: "Blog", href: staticRoutes.learn },
] as const;

/** The footer's second list of links. */
export const moreLinks = [
  { label: "Reviews", href: staticRoutes.reviews },
  { label: "Cost guide", href: anchors.cost },
  { label: "Toronto services", href: staticRoutes.local_raccoon_solutions },
] as const;
