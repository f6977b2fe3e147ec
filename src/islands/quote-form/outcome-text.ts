/** What the form says only after it was sent; it stands as `data-` attributes on an element behind the form's fields. */
type OutcomeTextName =
  | "sent"
  | "failedHelp"
  | "timedOutHelp"
  | "offlineHelp"
  | "emailSubject"
  | "emailShortened"
  | "successTitle"
  | "successDescription"
  | "failureTitle"
  | "failureDescription"
  | "call"
  | "byEmail"
  | "tryAgain"
  | "phone"
  | "email";

/** Looks up a word of the page's quote form. Only in the browser, after hydration. */
export const outcomeText = (name: OutcomeTextName): string =>
  document.querySelector<HTMLElement>("[data-outcome-texts]")?.dataset[name] ?? "";

/** What the form's button says while the request is on its way. */
export const sendingText = () => document.querySelector("[data-sending]")?.textContent;
