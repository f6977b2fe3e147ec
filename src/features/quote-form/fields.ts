/** The fields of the quote form that the code names; `content/quote-form.yaml` lists all others. */

/** The fields that every request has, as the office and the e-mail's template expect. */
export const requiredNames = ["name", "phone", "email", "service_area", "message"] as const;

/** The fields that the page fills in for the e-mail; /privacy says what each is. */
export const addedFields = ["title", "website_source", "time"] as const;
