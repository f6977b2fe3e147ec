/** The key of the quote form's draft in `sessionStorage`. */
export const draftKey = "quote-request";
