import type { Service as ServiceNode } from "schema-dts";
import type { Business } from "#schemas/business.ts";
import { businessId } from "./graph.ts";

/** A service with the company's lowest price; the page itself gives typical prices. */
export const serviceNode = (
  site: URL,
  business: Business,
  service: { name: string; description: string; path: string },
): ServiceNode => ({
  "@type": "Service",
  name: service.name,
  description: service.description,
  url: new URL(service.path, site).href,
  provider: { "@id": businessId(site) },
  areaServed: { "@type": "Place", name: business.service_area },
  offers: { "@type": "Offer", price: business.price_from, priceCurrency: "CAD" },
});
