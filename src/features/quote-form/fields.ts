/** The names of the quote form's fields. A new field begins here: the types ask for the rest. */

/** The fields of one line that a visitor fills in, in their order. */
export const lineFields = ["name", "phone", "email", "service_area"] as const;

/** The name of one of them. */
export type LineField = (typeof lineFields)[number];

/** All fields that a visitor fills in. */
export const typedFields = [...lineFields, "message"] as const;

/** The fields that the page fills in for the e-mail. */
export const addedFields = ["title", "website_source", "time"] as const;

/** Everything that a request sends, except the ids of the account; `/privacy` says what each is. */
export const sentFields = [...typedFields, ...addedFields] as const;
