import { valueOf } from "./entries.ts";

/** The company's facts. */
export const getBusiness = () => valueOf("business");
