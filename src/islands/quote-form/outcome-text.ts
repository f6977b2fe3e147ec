/** The form's messages for after sending. They are `data-` attributes of an element that follows the form. */
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

/** Reads one of the form's messages. Only in the browser, after hydration. */
export const outcomeText = (name: OutcomeTextName): string =>
  document.querySelector<HTMLElement>("[data-outcome-texts]")?.dataset[name] ?? "";

/** Reads the button's text for while the request is being sent. */
export const sendingText = () => document.querySelector("[data-sending]")?.textContent;
