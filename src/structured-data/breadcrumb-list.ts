import type { BreadcrumbList } from "schema-dts";

/** A page of a breadcrumb navigation. */
export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs of a page, the page itself last. */
export const breadcrumbList = (site: URL, crumbs: readonly Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(path, site).href,
  })),
});
