import type { WebPage } from "schema-dts";
import type { Business } from "#schemas/business.ts";
import { businessId } from "./graph.ts";

/** A page: its name, address and date of publication. */
export const webPage = (
  site: URL,
  business: Business,
  page: { name: string; description: string; path: string },
): WebPage => ({
  "@type": "WebPage",
  name: page.name,
  description: page.description,
  url: new URL(page.path, site).href,
  datePublished: business.published,
  inLanguage: "en-CA",
  publisher: { "@id": businessId(site) },
});
