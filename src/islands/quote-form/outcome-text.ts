/** The texts that the form needs after sending: `data-` attributes of an element after the form. */
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

/** Reads one of these texts. Only in the browser, after hydration. */
export const outcomeText = (name: OutcomeTextName): string =>
  document.querySelector<HTMLElement>("[data-outcome-texts]")?.dataset[name] ?? "";

/** Reads the button's text for while the request is being sent. */
export const sendingText = () => document.querySelector("[data-sending]")?.textContent;
