import type { Graph, Thing } from "schema-dts";

/** Joins a page's nodes into the one JSON-LD document that the page carries. */
export const graphOf = (...nodes: Thing[]): Graph => ({
  "@context": "https://schema.org",
  "@graph": nodes,
});

/** The stable name by which other nodes refer to the company. */
export const businessId = (site: URL) => new URL("/#business", site).href;
