import { getData } from "#content/queries.ts";

/** The text of the quote form. */
export const getQuoteFormText = () => getData("quoteForm", "quote-form");
