import { getData } from "#content/entries.ts";

/** The text of the sheets to print. */
export const getPrintouts = () => getData("printouts", "printouts");
