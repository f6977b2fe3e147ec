import { getData } from "#content/entries.ts";

/** The text of the quote form. */
export const getQuoteFormText = () => getData("quoteForm", "quote-form");
