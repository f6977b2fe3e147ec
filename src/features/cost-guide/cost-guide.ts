import { getSingle } from "#content/queries.ts";
import { withPrices } from "./schema.ts";

/** The cost guide with formatted prices. */
export const getCostGuide = async () => withPrices(await getSingle("costGuide"));
