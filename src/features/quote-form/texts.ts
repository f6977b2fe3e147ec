/** The texts that the form shows after it is submitted. */
export interface QuoteFormTexts {
  /** Read out while the request is being sent. */
  sending: string;
  closeToast: string;
  /** Introduces the links to the invalid fields. */
  check: string;
  /** With `{max}`. */
  tooLong: string;
  /** With `{count}` and `{max}`. */
  counter: string;
}
