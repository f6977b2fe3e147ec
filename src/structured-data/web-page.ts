import type { WebPage } from "schema-dts";
import type { Business } from "#schemas/business.ts";
import { businessId } from "./graph.ts";

/** A page: its title, description, URL and date of publication. */
export const webPage = (
  site: URL,
  business: Business,
  path: string,
  page: { title: string; meta_description: string },
): WebPage => ({
  "@type": "WebPage",
  name: page.title,
  description: page.meta_description,
  url: new URL(path, site).href,
  datePublished: business.published,
  inLanguage: "en-CA",
  publisher: { "@id": businessId(site) },
});
