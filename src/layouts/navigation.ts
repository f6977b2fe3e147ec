import { staticRoutes } from "#routes.ts";

/** The main navigation, in its specified order. */
export const navigation = [
  { label: "Home", href: staticRoutes.home },
  { label: "Services", href: staticRoutes.services },
  { label: "Areas", href: staticRoutes.areas },
  { label: "Contact", href: staticRoutes.contact },
  { label: "Blog", href: staticRoutes.learn },
] as const;
