/** Where the quote form's draft stands in this tab's storage. */
export const draftKey = "quote-request";
