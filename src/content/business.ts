import { getData } from "./entries.ts";

/** The company's facts. */
export const getBusiness = () => getData("business", "business");
