import { getSiteText } from "#content/text.ts";
import { staticRoutes } from "#routes.ts";

/** The links of the main navigation: in the header, in the full-screen menu and in the footer. */
export async function getMainLinks(): Promise<{ label: string; href: string }[]> {
  const { navigation: labels } = await getSiteText();
  return (["home", "services", "areas", "contact", "learn"] as const).map((page) => ({
    label: labels[page],
    href: staticRoutes[page],
  }));
}
