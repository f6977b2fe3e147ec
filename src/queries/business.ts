import { getEntryValue } from "./entries.ts";

/** The company's facts. */
export const getBusiness = () => getEntryValue("business");
