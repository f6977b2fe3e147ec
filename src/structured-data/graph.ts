import type { Graph, Thing } from "schema-dts";

/** A page's nodes as one JSON-LD document. */
export const graphOf = (...nodes: Thing[]): Graph => ({
  "@context": "https://schema.org",
  "@graph": nodes,
});

/** The `@id` by which other nodes refer to the company. */
export const businessId = (site: URL) => new URL("/#business", site).href;
