/** What the form says only after it was sent; it stands as `data-` attributes on an element behind the form's fields. */
type OutcomeTextName =
  | "sent"
  | "failedHelp"
  | "timedOutHelp"
  | "offlineHelp"
  | "emailShortened"
  | "successTitle"
  | "successDescription"
  | "failureTitle"
  | "failureDescription"
  | "phone"
  | "email";

/** Looks up a word of the page's quote form. Only in the browser, after hydration. */
export const outcomeText = (name: OutcomeTextName): string =>
  document.querySelector<HTMLElement>("[data-quote-words]")?.dataset[name] ?? "";
