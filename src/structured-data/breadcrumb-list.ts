import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "#routes.ts";

/** The breadcrumbs of a page; the last is the page itself. */
export const breadcrumbList = (site: URL, crumbs: readonly Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(path, site).href,
  })),
});
