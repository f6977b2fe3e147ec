import { getData } from "#content/queries.ts";

/** The text of the sheets to print. */
export const getPrintouts = () => getData("printouts", "printouts");
