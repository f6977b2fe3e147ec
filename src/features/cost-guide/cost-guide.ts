import { getSingle } from "#content/queries.ts";
import { withPrices } from "./schema.ts";

/** The cost guide with formatted prices. */
export const getCostGuide = async () => withPrices(await getSingle("costGuide"));

/** Returns the cost guide's place for an attic, the job that most visitors ask about; undefined without one. */
export const getAttic = async () =>
  (await getCostGuide()).locations.find(({ place }) => place === "attic");
