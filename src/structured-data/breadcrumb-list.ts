import type { BreadcrumbList } from "schema-dts";

/** A step of the way from the home page to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to the page, the page itself last. */
export const breadcrumbList = (site: URL, crumbs: readonly Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(path, site).href,
  })),
});
