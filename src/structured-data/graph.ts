import type { Graph, Thing } from "schema-dts";

/** Combines a page's nodes into one JSON-LD document. */
export const graphOf = (...nodes: Thing[]): Graph => ({
  "@context": "https://schema.org",
  "@graph": nodes,
});

/** The company's `@id`, by which other nodes refer to it. */
export const businessId = (site: URL) => new URL("/#business", site).href;
